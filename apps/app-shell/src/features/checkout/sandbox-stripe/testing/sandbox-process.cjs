const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { mkdtemp, rm } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { createInterface } = require('node:readline');

const SANDBOX = join(__dirname, '../../../../../../payments-sandbox');
const SECRET_KEY = 'sk_test_sbx_browser';
const PUBLISHABLE_KEY = 'pk_test_sbx_browser';

/** Starts the payments sandbox as its own process, from its sources, on a free port of the loopback interface. */
async function startSandboxProcess() {
  const directory = await mkdtemp(join(tmpdir(), 'cw-sandbox-'));
  const child = spawn(
    process.execPath,
    ['--import', join(SANDBOX, 'src/testing/run-from-source.mjs'), join(SANDBOX, 'src/main.ts')],
    {
      env: {
        PATH: process.env.PATH,
        SANDBOX_PORT: '0',
        SANDBOX_DATA_DIR: directory,
        SANDBOX_PUBLIC_BASE: 'http://public.test/_pay',
        SANDBOX_SECRET_KEY: SECRET_KEY,
        SANDBOX_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const baseUrl = line.match(/http:\/\/\S+/)[0];

  const call = async (method, path, form) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET_KEY}` },
      ...(form && { body: new URLSearchParams(form) }),
    });
    return response.json();
  };

  return {
    baseUrl,
    publishableKey: PUBLISHABLE_KEY,
    createIntent: () => call('POST', '/v1/payment_intents', { amount: '527000', currency: 'usd' }),
    readIntent: (id) => call('GET', `/v1/payment_intents/${id}`),
    async countCharges(id) {
      const { data } = await call('GET', `/v1/charges?payment_intent=${id}`);
      return data.length;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

module.exports = { startSandboxProcess };
