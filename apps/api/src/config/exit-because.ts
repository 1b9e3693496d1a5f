import type { AppConfig } from './app-config.js';

const EXIT_FAILURE = 1;

const HINTS: Readonly<Record<string, (config: AppConfig) => string>> = {
  ECONNREFUSED: (config) =>
    `Nothing answers at the database's address (${new URL(config.databaseUrl).host}). Start Postgres or set DATABASE_URL.`,
  ENOTFOUND: (config) =>
    `The database's host ${new URL(config.databaseUrl).hostname} is not known. Check DATABASE_URL.`,
  '28P01': () => 'The database refuses the user or the password of DATABASE_URL.',
  '3D000': () => 'The database of DATABASE_URL does not exist. Create it, then run the migrations.',
  '42P01': () => 'The database lacks a table. Run the migrations: node apps/api/dist/cli/migrate.js',
  EADDRINUSE: (config) => `Port ${config.port} is taken. Set API_PORT to a free one.`,
};

/** Ends the process that could not start, and says what to do about it where that is known. */
export function exitBecause(error: unknown, config: AppConfig): never {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const hint = typeof code === 'string' ? HINTS[code]?.(config) : undefined;
  const trace = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`The API could not start. ${hint ?? trace}\n`);
  process.exit(EXIT_FAILURE);
}
