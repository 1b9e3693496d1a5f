import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PID_FILE = 'postmaster.pid';

/**
 * Who runs, or last ran, a cluster; by Postgres's own file.
 * @param {string} clusterDir
 * @returns {{ pid: number, port: number } | null}
 */
export function readPidFile(clusterDir) {
  let lines;
  try {
    lines = readFileSync(join(clusterDir, PID_FILE), 'utf8').split('\n');
  } catch {
    return null;
  }
  const [pid, , , port] = lines.map(Number);
  return pid ? { pid, port: port || 0 } : null;
}
