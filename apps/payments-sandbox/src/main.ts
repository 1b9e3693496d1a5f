import { ConfigurationError, readConfig } from './config.js';
import { JournalCorruptError } from './journal/journal.js';
import { startSandbox } from './sandbox.js';

function fail(error: unknown): never {
  const known = error instanceof ConfigurationError || error instanceof JournalCorruptError;
  console.error('payments sandbox:', known ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const sandbox = await startSandbox(readConfig(process.env), {
    onJournalFailure: fail,
    onRequestFailure: (error) => console.error('payments sandbox: a request failed', error),
  });
  console.log(`payments sandbox: listening on http://127.0.0.1:${sandbox.port}`);
  const stop = () => void sandbox.close().then(() => process.exit(0), fail);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Started with a channel to a parent: without the parent there is nobody to serve.
  process.once('disconnect', stop);
}

await main().catch(fail);
