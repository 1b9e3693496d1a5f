import { createApp } from './create-app.js';
import { configOrExit } from './config/config-or-exit.js';
import { exitBecause } from './config/exit-because.js';

const config = configOrExit();
try {
  const app = await createApp(config);
  // Started by a parent that has gone away: nobody would ever stop this process.
  process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
  await app.listen(config.port, config.host);
  process.send?.({ ready: true });
} catch (error) {
  exitBecause(error, config);
}
