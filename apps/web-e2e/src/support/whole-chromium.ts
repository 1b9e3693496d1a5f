import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../../tools/chromium.mjs', import.meta.url));

/**
 * A Chromium that shows notifications; the shell that the other journeys run in refuses them, whatever was granted.
 * Undefined where this machine has none.
 */
export function wholeChromium(): string | undefined {
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, '--whole'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
