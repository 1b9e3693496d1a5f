// A reporter for Node's runner, beside the one that is read: how long each file took.
import { relative } from 'node:path';
import { ROOT } from '../../setup/bootstrap.mjs';
import { note } from './folder.mjs';

/**
 * @param {AsyncIterable<{ type: string, data: any }>} events
 * @yields {string} nothing: what it has to say it notes
 */
export default async function* reportTimes(events) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0 || !data.file) continue;
    files.set(data.file, (files.get(data.file) ?? 0) + data.details.duration_ms / 1000);
  }
  for (const [file, seconds] of files) note({ of: 'file', runner: 'Node', name: relative(ROOT, file), seconds });
  yield '';
}
