import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A program of its own: so many connections, each with the next request as soon as its answer is there. */

export interface Load {
  readonly port: number;
  readonly paths: readonly string[];
  /** Header lines of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Answers that were not 200. */
  readonly refused: number;
}

const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;
const OK = 'HTTP/1.1 200';

/** Takes what comes and says when a whole answer is there. Written by hand: a client that works costs what is measured. */
class Answers {
  private head = '';
  private missing = -1;

  /** The head of the answer when this piece ends it. */
  take(piece: Buffer): string | undefined {
    if (this.missing >= 0) this.missing -= piece.length;
    else this.begin(piece);
    if (this.missing !== 0) return undefined;
    const { head } = this;
    [this.head, this.missing] = ['', -1];
    return head;
  }

  private begin(piece: Buffer): void {
    const before = Buffer.byteLength(this.head, 'latin1');
    this.head += piece.toString('latin1');
    const end = this.head.indexOf(HEAD_END);
    if (end < 0) return;
    const length = Number(LENGTH.exec(this.head)?.[1] ?? 0);
    this.missing = end + HEAD_END.length + length - before - piece.length;
    this.head = this.head.slice(0, end);
  }
}

class LoadLoop {
  private readonly requests: readonly Buffer[];
  private readonly times: number[] = [];
  private refused = 0;
  private next = 0;

  constructor(private readonly load: Load) {
    const headers = Object.entries({ Host: `127.0.0.1:${load.port}`, ...load.headers });
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.requests = load.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines}\r\n`));
  }

  async run(): Promise<LoadFigures> {
    const begun = performance.now();
    const until = begun + this.load.milliseconds;
    await Promise.all(Array.from({ length: this.load.connections }, () => this.connection(until)));
    const seconds = (performance.now() - begun) / 1000;
    this.times.sort((a, b) => a - b);
    const at = (part: number): number => this.times[Math.floor(this.times.length * part)] ?? 0;
    return { perSecond: this.times.length / seconds, p50: at(0.5), p95: at(0.95), refused: this.refused };
  }

  private async connection(until: number): Promise<void> {
    const socket = connect({ port: this.load.port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const answers = new Answers();
    let asked = this.ask(socket);
    socket.on('data', (piece) => {
      const head = answers.take(piece);
      if (head === undefined) return;
      const now = performance.now();
      this.times.push(now - asked);
      if (!head.startsWith(OK)) this.refused += 1;
      if (now >= until) socket.end();
      else asked = this.ask(socket);
    });
    await once(socket, 'close');
  }

  private ask(socket: Socket): number {
    const request = this.requests[this.next % this.requests.length];
    this.next += 1;
    if (request) socket.write(request);
    return performance.now();
  }
}

process.on('message', (load: Load) => {
  void new LoadLoop(load).run().then((figures) => process.send?.(figures));
});
process.on('disconnect', () => process.exit(0));
