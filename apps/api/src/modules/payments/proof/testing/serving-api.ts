import { configOrExit } from '../../../../config/config-or-exit.js';
import { createApp } from '../../../../create-app.js';

/** The API as a process of its own that serves, and works on what it is told, until it is ended. */
const app = await createApp(configOrExit());
await app.listen(0, '127.0.0.1');
process.send?.(await app.getUrl());
process.on('disconnect', () => process.exit(0));
