import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THROTTLE_RULES } from './throttle-rules.js';

const SECONDS_OF: Readonly<Record<string, number>> = { '15 min': 900, '1 h': 3600 };
const DOCUMENT = join(process.cwd(), '../../docs/security.md');

describe('the limits', () => {
  it('AUTH-08 are those that docs/security.md names', () => {
    const rows = [...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| `([\w-]+)` \| (\d+) \| ([\w ]+?) \|/gm)];

    const documented = rows.map(([, name, points, window = '']) => ({
      name,
      points: Number(points),
      seconds: SECONDS_OF[window],
    }));

    expect(documented).toEqual(expect.arrayContaining(Object.values(THROTTLE_RULES)));
  });
});
