import { createApp } from './create-app.js';
import { configOrExit } from './config/config-or-exit.js';

const config = configOrExit();
const app = await createApp(config);
await app.listen(config.port, config.host);
// Started by a parent that has gone away: nobody would ever stop this process.
process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
process.send?.({ ready: true });
