import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bareEnvironment, createTestApp, type TestApp } from '../testing/index.js';
import { spreadOf } from '../testing/sample.js';
import { UserEntity } from '../modules/users/index.js';

const LOADER = pathToFileURL(join(__dirname, '../../../../tools/jest/typescript-source.mjs')).href;
const PERSON = ['--email', 'ada@example.com', '--first-name', 'Ada', '--last-name', 'Stone'];

interface Outcome {
  readonly code: number;
  readonly output: string;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The command as somebody without a terminal runs it: from a script, in production. */
async function run(args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const command = promisify(execFile)(
    process.execPath,
    ['--import', LOADER, join(__dirname, 'admin-create.ts'), ...args],
    {
      env: bareEnvironment({
        DATABASE_URL: test.config.databaseUrl,
        PUBLIC_URL: 'https://closewright.example',
        SEED: 'none',
        ...env,
      }),
    },
  );
  command.child.stdin?.end();
  try {
    const { stdout, stderr } = await command;
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const property = (name: string): unknown => Reflect.get(Object(error), name);
    return { code: Number(property('code')), output: `${String(property('stdout'))}${String(property('stderr'))}` };
  }
}

const linkIn = (output: string): string => /\S+#invitation=\S+/.exec(output)?.[0] ?? '';
const tokenIn = (output: string): string => linkIn(output).split('=')[1] ?? '';
const read = (token: string) => test.http.post('/api/auth/invitation').send({ token });
const admins = () => test.unitOfWork.repository(UserEntity).findBy({ email: 'ada@example.com' });

describe('npm run admin:create', () => {
  it('ROLE-07 makes an admin who can do nothing before the link is opened, and says how', async () => {
    const { code, output } = await run(PERSON);

    expect([code, linkIn(output)]).toEqual([
      0,
      expect.stringMatching(/^https:\/\/closewright\.example\/admin\/login#invitation=[\w-]{43}$/),
    ]);
    expect((await read(tokenIn(output))).body).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Stone',
    });
    expect(await admins()).toEqual([expect.objectContaining({ role: 'admin', status: 'active', totpSecret: null })]);
  });

  it('makes a new link for who was invited and never came, and the old one stops', async () => {
    const first = tokenIn((await run(PERSON)).output);

    const { code, output } = await run(PERSON);

    expect([code, output]).toEqual([0, expect.stringContaining('was invited before')]);
    expect((await read(first)).body.code).toBe('auth.link_invalid');
    expect((await read(tokenIn(output))).status).toBe(200);
    expect(await admins()).toHaveLength(1);
  });

  it('refuses an address that has an account', async () => {
    await test.http.post('/api/auth/register').send({
      firstName: 'Eve',
      lastName: 'Hill',
      email: 'eve@example.com',
      role: 'seller',
      password: 'six-brown-shingles',
      confirmPassword: 'six-brown-shingles',
      adult: true,
      termsAccepted: true,
    });

    const { code, output } = await run(['--email', 'EVE@example.com', '--first-name', 'Eve', '--last-name', 'Hill']);

    expect([code, output]).toEqual([1, expect.stringContaining('has an account already')]);
    const stored = await test.unitOfWork.repository(UserEntity).findOneByOrFail({ email: 'eve@example.com' });
    expect(stored.role).toBe('seller');
  });

  const WRONG: readonly (readonly [readonly string[], string])[] = [
    [['--email', 'ada@example.com'], 'Missing: --first-name, --last-name'],
    [['--email', 'no address', '--first-name', 'A', '--last-name', 'B'], 'Not usable: --email "no address"'],
    [['--mail', 'ada@example.com'], "Unknown option '--mail'"],
  ];
  it.each(spreadOf(WRONG, WRONG.length))('says what is wrong with %j', async (args, message) => {
    const { code, output } = await run(args);

    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  });

  it('says when no database answers', async () => {
    const { code, output } = await run(PERSON, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });

    expect([code, output]).toEqual([1, expect.stringContaining("Nothing answers at the database's address")]);
  });
});
