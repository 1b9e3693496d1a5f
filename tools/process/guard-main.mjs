// Waits for the starter's end, then ends what it left: the services first, Postgres after them.
import { endProcess } from './alive.mjs';

/** @type {Record<string, number>} */
let pids = {};

for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});

process.on('message', (message) => {
  pids = /** @type {Record<string, number>} */ (message);
});

process.on('disconnect', () => void endAll());

async function endAll() {
  const { postgres, ...services } = pids;
  await Promise.all(
    Object.values(services).map((pid) =>
      endProcess(pid, [
        ['SIGTERM', 5000],
        ['SIGKILL', 1000],
      ]),
    ),
  );
  if (postgres) {
    await endProcess(postgres, [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5000],
    ]);
  }
  process.exit();
}
