import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Random } from '../../../../testing/random.js';

interface Letter {
  readonly body: string;
  readonly signature: string;
}

/** How webhooks travel during a history: not at all, as they come, or lost, doubled and in any order. */
export const POSTS = ['off', 'on', 'bad'] as const;
export type Post = (typeof POSTS)[number];

/** Undefined when nobody asked for a way. */
export function postOf(name: string | undefined): Post | undefined {
  const post = POSTS.find((known) => known === name);
  if (name !== undefined && !post) throw new Error(`Webhooks travel ${POSTS.join(', ')}, not ${name}`);
  return post;
}

const LOST = 0.3;
const DOUBLED = 0.3;

function shuffled<T>(letters: readonly T[], random: Random): T[] {
  const drawn = letters.map((letter) => ({ letter, order: random.next() }));
  return drawn.sort((a, b) => a.order - b.order).map(({ letter }) => letter);
}

/** Takes the provider's deliveries in, and passes on what it is told, when it is told: chance comes from a seed. */
export class PostOffice {
  private letters: Letter[] = [];
  private kept: Letter[] = [];
  private readonly server: Server;

  constructor(private readonly target: string) {
    this.server = createServer((request, response) => {
      void (async () => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        this.letters.push({ body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(200).end();
      })();
    });
  }

  /** The address that the provider is to be told. */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The post office has no address');
    return `http://127.0.0.1:${address.port}/webhook`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Forgets what lies here: another history begins. */
  clear(): void {
    [this.letters, this.kept] = [[], []];
  }

  /** Passes on what has come in since; says how many deliveries that were. */
  async deliver(post: Post, random: Random): Promise<number> {
    const waiting = this.letters;
    this.letters = [];
    this.kept.push(...waiting);
    if (post === 'off') return 0;
    const sent =
      post === 'on'
        ? waiting
        : shuffled(
            waiting.flatMap((letter) => fate(letter, random)),
            random,
          );
    for (const letter of sent) await this.send(letter);
    return sent.length;
  }

  /** Everything of this history once more, in any order. */
  async redeliver(random: Random): Promise<number> {
    const all = shuffled([...this.kept, ...this.letters], random);
    for (const letter of all) await this.send(letter);
    return all.length;
  }

  private async send({ body, signature }: Letter): Promise<void> {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const answer = await fetch(this.target, { method: 'POST', body, headers });
    if (answer.status !== 200) throw new Error(`A genuine webhook was answered with ${answer.status}`);
  }
}

function fate(letter: Letter, random: Random): Letter[] {
  const lost = random.chance(LOST);
  const doubled = random.chance(DOUBLED);
  if (lost) return [];
  return doubled ? [letter, letter] : [letter];
}
