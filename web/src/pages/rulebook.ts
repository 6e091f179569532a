/** A rules page that a game brings: the little Markdown that it needs, in parts shown as text, never as markup. */

interface Run {
  kind: 'text' | 'strong' | 'code';
  text: string;
}

interface Block {
  kind: 'paragraph' | 'heading' | 'item';
  /** of a heading, or how far a point stands in */
  level: number;
  runs: Run[];
}

/** A number such as S1.3 or R1.19c, which can be linked to. */
export const CLAUSE = /^[A-Z]\d+(\.\d+)?[a-z]?$/;

export function blocks(markdown: string): Block[] {
  const made: (Omit<Block, 'runs'> & { text: string })[] = [];
  let open = false; // the next line goes on with the last block
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    const item = /^( *)(?:[-*]|\d+\.) +(.*)$/.exec(line);
    const last = made[made.length - 1];
    if (!line.trim()) open = false;
    else if (heading) made.push({ kind: 'heading', level: Math.min(3, heading[1]!.length), text: heading[2]! });
    else if (item) made.push({ kind: 'item', level: Math.floor(item[1]!.length / 2), text: item[2]! });
    else if (open && last) last.text += ` ${line.trim()}`;
    else made.push({ kind: 'paragraph', level: 0, text: line.trim() });
    if (line.trim()) open = !heading;
  }
  return made.map(({ text, ...block }) => ({ ...block, runs: runs(text) }));
}

function runs(text: string): Run[] {
  return text
    .split(/(\*\*.+?\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Run => {
      if (/^\*\*.+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) };
      return /^`.+`$/.test(part) ? { kind: 'code', text: part.slice(1, -1) } : { kind: 'text', text: part };
    });
}
