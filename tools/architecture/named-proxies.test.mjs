// What nginx is told of TRUST_PROXY is worked out by a shell, as the image's entrypoint does it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../deploy/nginx/named-proxies.envsh', import.meta.url));
const REFUSED = /^TRUST_PROXY: expected addresses or networks of proxies/;

/** A folder in which "*" is the name of a file, and that name an address. */
const folder = mkdtempSync(join(tmpdir(), 'cw-proxies-'));
writeFileSync(join(folder, '10.0.0.1'), '');
after(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} environment */
function told(environment) {
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', `. "${SCRIPT}"; printf '%s|' "$NAMED_PROXIES" *`], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  });
  const [directives, ...files] = stdout.split('|');
  return { status, directives, files, stderr };
}

test('every named proxy is believed, one by one or as a network', () => {
  const { directives, stderr } = told({ TRUST_PROXY: '203.0.113.7, 10.1.0.0/16,fd00::/8 loopback' });
  assert.deepEqual(
    directives?.trim().split(/; ?/),
    ['203.0.113.7', '10.1.0.0/16', 'fd00::/8', '127.0.0.0/8', '::1/128']
      .map((network) => `set_real_ip_from ${network}`)
      .concat(''),
  );
  assert.equal(stderr, '');
});

test('what names everybody, or no proxy, ends the start by name', () => {
  for (const proxy of ['*', '0.0.0.0/0', '::/0', '0.0.0.0/00', '10.0.0.0/', '1', 'true', 'proxy.example']) {
    const { status, stderr } = told({ TRUST_PROXY: `203.0.113.7, ${proxy}` });
    assert.equal(status, 1, proxy);
    assert.match(stderr, REFUSED);
    assert.ok(stderr.includes(`got "${proxy}"`), stderr);
  }
});

test('files are found again by what the entrypoint reads next', () => {
  assert.deepEqual(told({ TRUST_PROXY: 'loopback' }).files, ['10.0.0.1', '']);
});

test('behind https it warns of a proxy that is not named, and starts', () => {
  for (const TRUST_PROXY of ['', ' ', ',']) {
    const { status, directives, stderr } = told({ TRUST_PROXY, PUBLIC_URL: 'https://cw.example' });
    assert.deepEqual([status, directives], [0, '']);
    assert.match(stderr, /^TRUST_PROXY names no proxy, and PUBLIC_URL is https/);
  }
  assert.match(told({ PUBLIC_URL: 'https://cw.example' }).stderr, /names no proxy/);
  const quiet = [
    { TRUST_PROXY: '203.0.113.7', PUBLIC_URL: 'https://cw.example' },
    { TRUST_PROXY: '', PUBLIC_URL: 'http://localhost:3000' },
    { TRUST_PROXY: '' },
  ];
  for (const environment of quiet) assert.equal(told(environment).stderr, '', JSON.stringify(environment));
});
