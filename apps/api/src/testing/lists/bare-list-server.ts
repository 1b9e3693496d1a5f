import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { COOKIE_NAMES } from '../../common/auth/cookie-names.js';

/** A program of its own: the least that a server in Node can do for these lists. It is what the API is measured by. */

export interface BareStatement {
  /** Absent where the API has it planned each time anew, so that the planner knows the words that are looked for. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

export interface BareAnswer {
  readonly path: string;
  /** The statements that the API makes for this path, in its order. */
  readonly statements: readonly BareStatement[];
  readonly body: unknown;
}

export interface BarePlan {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** How the API finds out who asks, about whoever asks; null for a server that does not ask. */
  readonly session: BareStatement | null;
  readonly answers: readonly BareAnswer[];
}

const COOKIE = new RegExp(String.raw`\b${COOKIE_NAMES.session.secure}=([\w-]{43})`);

class BareListServer {
  private readonly pool: pg.Pool;
  private readonly answers: ReadonlyMap<string, BareAnswer>;

  constructor(private readonly plan: BarePlan) {
    this.pool = new pg.Pool({ connectionString: plan.databaseUrl, max: plan.poolSize });
    this.answers = new Map(plan.answers.map((answer) => [answer.path, answer]));
  }

  async listen(): Promise<number> {
    const server = createServer((request, response) => {
      this.answer(request).then(
        (body) => respond(response, 200, body),
        (error: unknown) => respond(response, 500, String(error)),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  private async answer({ url, headers }: IncomingMessage): Promise<string> {
    await this.mustKnow(headers.cookie);
    const answer = this.answers.get(url ?? '');
    if (!answer) throw new Error(`nothing stands at ${url}`);
    for (const statement of answer.statements) await this.pool.query(statement);
    return JSON.stringify(answer.body);
  }

  private async mustKnow(cookies: string | undefined): Promise<void> {
    const { session } = this.plan;
    if (session === null) return;
    const hash = createHash('sha256')
      .update(COOKIE.exec(cookies ?? '')?.[1] ?? '')
      .digest();
    const { rowCount } = await this.pool.query({ ...session, values: [hash, new Date()] });
    if (rowCount !== 1) throw new Error('nobody is signed in');
  }
}

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

process.once('message', (plan: BarePlan) => {
  void new BareListServer(plan).listen().then((port) => process.send?.({ port }));
});
process.on('disconnect', () => process.exit(0));
