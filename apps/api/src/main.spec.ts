import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bareEnvironment, createTestDatabase, freePort, SESSION_COOKIE, type TestDatabase } from './testing/index.js';

const LOADER = pathToFileURL(join(__dirname, '../../../tools/jest/typescript-source.mjs')).href;
const SECRETS = ['six-brown-shingles', 'ana@example.com', `${SESSION_COOKIE}=`, '2125550123'];
const FORM = {
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@example.com',
  phone: '+12125550123',
  role: 'buyer',
  password: 'six-brown-shingles',
  confirmPassword: 'six-brown-shingles',
  adult: true,
  termsAccepted: true,
};

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<unknown[]>;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function start(env: Record<string, string>): Running {
  const child = fork(join(__dirname, 'main.ts'), {
    execArgv: ['--import', LOADER],
    env: bareEnvironment({ DATABASE_URL: database.url, ...env }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // 'close' of the child itself never comes after a disconnect.
  const read = [child.stdout, child.stderr].flatMap((stream) => (stream ? [once(stream, 'close')] : []));
  const ended = once(child, 'exit').then(async (how) => {
    await Promise.all(read);
    return how;
  });
  return { child, output: () => text, ended };
}

/** Makes a token with the session of this answer and calls with it, and with one that does not work; the secrets. */
async function callByToken(url: string, signedIn: Response): Promise<string[]> {
  const cookie = signedIn.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`)) ?? '';
  const sid = cookie.slice(`${SESSION_COOKIE}=`.length).split(';')[0] ?? '';
  const headers = { Cookie: `${SESSION_COOKIE}=${sid}`, 'Content-Type': 'application/json' };
  const { token: csrf } = (await (await fetch(`${url}/api/auth/csrf`, { headers })).json()) as { token: string };
  const made = await fetch(`${url}/api/tokens`, {
    method: 'POST',
    headers: { ...headers, 'X-CSRF-Token': csrf },
    body: JSON.stringify({ name: 'Calendar', scope: 'read', expiresInDays: 7 }),
  });
  const { token } = (await made.json()) as { token: string };
  const statuses = [token, `${token}x`].map(
    async (bearer) => (await fetch(`${url}/api/auth/me`, { headers: { Authorization: `Bearer ${bearer}` } })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 401]);
  return [sid, csrf, token];
}

describe('the process', () => {
  it('says when it is ready, logs without secrets, and stops when its starter is gone', async () => {
    const port = await freePort();
    const { child, output, ended } = start({ API_PORT: String(port) });
    expect(await once(child, 'message')).toEqual([{ ready: true }, undefined]);
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/register?email=ana@example.com`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'request-of-the-spec' },
      body: JSON.stringify(FORM),
    });
    expect(answer.status).toBe(201);
    const secrets = [...SECRETS, ...(await callByToken(`http://127.0.0.1:${port}`, answer))];

    child.disconnect();

    expect(await ended).toEqual([0, null]);
    expect(output()).toContain('"path":"/api/auth/register"');
    expect(output()).toContain('request-of-the-spec');
    expect(secrets.filter((secret) => output().includes(secret))).toEqual([]);
  });

  it('stops in order when told to', async () => {
    const { child, ended } = start({ API_PORT: String(await freePort()) });
    await once(child, 'message');

    child.kill('SIGTERM');

    // Nest ends its own hooks and then sends itself the signal again.
    expect(await ended).toEqual([null, 'SIGTERM']);
  });

  it('does not start on a wrong variable, and names it without a stack', async () => {
    const { output, ended } = start({ API_PORT: 'seven' });

    expect(await ended).toEqual([78, null]);
    expect(output()).toBe(
      'The configuration is not usable:\n  - API_PORT: expected a whole number from 1 to 65535, got "seven"\n',
    );
  });

  it('says what to do when the database does not answer', async () => {
    const port = await freePort();
    const { output, ended } = start({
      API_PORT: String(port),
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    });

    expect(await ended).toEqual([1, null]);
    expect(output()).toContain(
      `The API could not start. Nothing answers at the database's address (127.0.0.1:${port}).`,
    );
  });
});
