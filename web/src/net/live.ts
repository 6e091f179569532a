/** One WebSocket to one table: resumes by sequence number, repeats unanswered commands, reconnects without a word. */

import type * as wire from '../protocol.gen';

export type CommandAnswer = wire.Accepted | wire.Refused | wire.Checked | wire.Drafted;
/** Fields that did not change are left out of an update. */
export type PartialUpdate = Pick<wire.Update, 'type' | 'seq' | 'entries' | 'to_act' | 'clocks' | 'proposal'> &
  Partial<wire.Update>;

type Command = Exclude<wire.ClientMessage, { type: 'hello' } | { type: 'look' } | { type: 'ping' }>;
type Unsent<C> = C extends { id: string } ? Omit<C, 'id'> : never;

export interface Listener {
  welcome(message: wire.Welcome): void;
  update(message: PartialUpdate): void;
  presence(message: Extract<wire.ServerMessage, { type: 'presence' }>): void;
  notes(text: string): void;
  planned?(message: wire.Planned): void;
  connected(yes: boolean): void;
  /** the server will not have us back */
  closed(text: string): void;
}

const DOUBT = 1_200; // what has no answer for so long is told: the line may be gone
const DEAD = 8_000; // and after so long another one is tried
const LIVELY = 1_000; // a line that was heard so short a time ago is not asked whether it is there
const TOUCHES = ['pointerdown', 'keydown'] as const;

const visible = (): boolean => !globalThis.document?.hidden;

export class Live {
  private socket: WebSocket | null = null;
  private seq = 0;
  private open = false;
  private stopped = false;
  private attempt = 0;
  private waiting = new Map<string, { message: Command; answer: (a: CommandAnswer) => void }>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private asked = 0;
  /** commands go unanswered, and whoever waits was told */
  private doubted = false;

  constructor(
    private readonly url: string,
    private readonly hello: () => { token: string | null; language: string },
    private readonly listener: Listener,
    private readonly make: (url: string) => WebSocket = (u) => new WebSocket(u),
  ) {
    this.connect();
    this.pulse = setInterval(this.beat, 15_000);
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.fall);
    globalThis.document?.addEventListener('visibilitychange', this.look);
    for (const touch of TOUCHES) globalThis.document?.addEventListener(touch, this.beat);
  }

  /** The promise settles when the command is stored or refused, however often the line breaks meanwhile. */
  send(command: Unsent<Command>): Promise<CommandAnswer> {
    const id = globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const message = { ...command, id } as Command;
    return new Promise((answer) => {
      this.waiting.set(id, { message, answer });
      if (this.open) this.put(message);
      this.listen();
    });
  }

  act(actions: wire.Game['Action'][], decision: number | null): Promise<CommandAnswer> {
    return this.send({ type: 'act', actions, decision });
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.fall);
    globalThis.document?.removeEventListener('visibilitychange', this.look);
    for (const touch of TOUCHES) globalThis.document?.removeEventListener(touch, this.beat);
    this.socket?.close();
  }

  private hurry = (): void => {
    if (this.stopped || this.open || globalThis.document?.hidden) return;
    clearTimeout(this.retry);
    this.attempt = 0;
    if (!this.socket || this.socket.readyState > 1) this.connect();
  };

  /** The device knows that it has no network long before the socket does. */
  private fall = (): void => {
    if (this.open) this.drop();
  };

  /** Whoever does not look may be told of the turn by other means. */
  private look = (): void => {
    if (this.open) this.put({ type: 'look', visible: visible() });
    this.hurry();
  };

  /** Ask a silent line now and then whether it is still there, and whenever somebody touches the page. */
  private beat = (): void => {
    const now = Date.now();
    if (!this.open || now - Math.max(this.heard, this.asked) < LIVELY) return;
    this.asked = now;
    this.put({ type: 'ping', at: now });
    this.listen();
  };

  /** Something was sent: whoever waits is told when nothing comes back, and then another line is tried. */
  private listen(): void {
    const [sent, socket] = [Date.now(), this.socket];
    const silent = (): boolean => this.open && this.socket === socket && this.heard < sent && !this.stopped;
    setTimeout(() => {
      if (!silent()) return;
      this.doubted = true;
      this.listener.connected(false);
    }, DOUBT);
    setTimeout(() => {
      if (silent()) this.drop();
    }, DEAD);
  }

  private put(message: wire.ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    const socket = this.make(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.put({ type: 'hello', last_seq: this.seq, visible: visible(), ...this.hello() });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as wire.ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  /** Give up this socket at once; its close event may take minutes on a dead line. */
  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost();
  }

  private lost(): void {
    this.socket = null;
    if (this.open) this.listener.connected(false);
    this.open = false;
    if (this.stopped) return;
    clearTimeout(this.retry);
    const pause = Math.min(15_000, 500 * 2 ** this.attempt);
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private receive(message: wire.ServerMessage): void {
    this.heard = Date.now();
    if (this.doubted && this.open) this.listener.connected(true);
    this.doubted = false;
    switch (message.type) {
      case 'welcome':
        this.seq = message.seq;
        this.open = true;
        this.attempt = 0;
        this.listener.welcome(message);
        this.listener.connected(true);
        for (const { message: unanswered } of this.waiting.values()) this.put(unanswered);
        break;
      case 'update': {
        const first = message.entries[0];
        if (first && first.seq !== this.seq + 1) {
          if (first.seq <= this.seq && message.seq <= this.seq) break; // already known
          this.drop();
          break;
        }
        this.seq = message.seq;
        this.listener.update(message as PartialUpdate);
        break;
      }
      case 'accepted':
      case 'refused':
      case 'checked':
      case 'drafted': {
        const pending = message.id === null ? undefined : this.waiting.get(message.id);
        if (pending && message.id !== null) {
          this.waiting.delete(message.id);
          pending.answer(message);
        }
        break;
      }
      case 'presence':
        this.listener.presence(message);
        break;
      case 'notes':
        this.listener.notes(message.text);
        break;
      case 'planned':
        this.listener.planned?.(message);
        break;
      case 'bye':
        if (!message.retry) {
          this.stopped = true;
          this.listener.closed(message.text);
        }
        break;
      default:
    }
  }
}

export function liveUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${table}/live`;
}
