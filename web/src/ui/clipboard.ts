/** Copying a text: without https a browser has no clipboard to write to, but a selected field can still be copied. */

/** Says whether the text is in the clipboard. */
export async function copied(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copiedBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copiedBySelection(text),
  );
}

function copiedBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-text';
  // nothing outside an open dialog can be selected
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
