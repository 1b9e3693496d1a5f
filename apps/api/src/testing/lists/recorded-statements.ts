import pg from 'pg';
import type { BareStatement } from './bare-list-server.js';

interface QueryConfig {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

function statementOf(asked: string | QueryConfig, values: unknown): BareStatement {
  const { text, name, values: own } = typeof asked === 'string' ? { text: asked } : { ...asked };
  const given = Array.isArray(values) ? values : (own ?? []);
  return { ...(name !== undefined && { name }), text, values: [...given] };
}

/** Every statement that reaches Postgres while `work` runs, in order. */
export async function recordStatements(work: () => Promise<void>): Promise<BareStatement[]> {
  const statements: BareStatement[] = [];
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('pg clients have no query');
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: [string | QueryConfig, unknown]) {
    statements.push(statementOf(...args));
    const answer: unknown = Reflect.apply(query, this, args);
    return answer;
  });
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return statements;
}
