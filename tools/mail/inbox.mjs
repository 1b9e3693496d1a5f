import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { answersOk } from '../process/child.mjs';

const SCRIPT = 'node_modules/maildev/dist/bin/maildev.js';
/** A demo left running must not fill the disk. */
const KEPT_MESSAGES = '2000';

/**
 * The inbox that catches all mail when there is no SMTP_URL; it keeps messages over restarts.
 * @param {{ root: string, dataDir: string, smtpPort: number, webPort: number, logFile: string }} options
 * @returns {import('../process/child.mjs').Service}
 */
export function mailInbox({ root, dataDir, smtpPort, webPort, logFile }) {
  const folder = join(dataDir, 'mail');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    name: 'mail inbox',
    script: join(root, SCRIPT),
    cwd: folder,
    env: {
      ...process.env,
      MAILDEV_IP: '127.0.0.1',
      MAILDEV_WEB_IP: '127.0.0.1',
      MAILDEV_SMTP_PORT: String(smtpPort),
      MAILDEV_WEB_PORT: String(webPort),
      MAILDEV_MAIL_DIRECTORY: folder,
      MAILDEV_MAX_EMAILS: KEPT_MESSAGES,
    },
    logFile,
    isReady: answersOk(`http://127.0.0.1:${webPort}/api/healthz`),
  };
}
