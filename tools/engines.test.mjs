import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findEngines } from './engines.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cw-engines-'));
after(() => rmSync(folder, { recursive: true }));

test('an engine that is there is named by its program, one that is not says plainly that it is left out', () => {
  const firefox = join(folder, 'firefox-esr');
  writeFileSync(firefox, '#!/bin/sh\nexit 0\n');
  chmodSync(firefox, 0o755);

  const found = findEngines({ environment: { PATH: folder } });

  assert.deepEqual(found, [
    { name: 'webkit', missing: 'WebKit is left out: it is not installed.' },
    { name: 'firefox', program: firefox },
  ]);
});

test('a driver alone is no engine: its screen and its window have to be there too', () => {
  const driver = join(folder, 'WebKitWebDriver');
  writeFileSync(driver, '#!/bin/sh\nexit 0\n');
  chmodSync(driver, 0o755);

  const [webkit] = findEngines({ environment: { PATH: folder } });

  assert.deepEqual(webkit, { name: 'webkit', missing: 'WebKit is left out: it is not installed.' });
});
