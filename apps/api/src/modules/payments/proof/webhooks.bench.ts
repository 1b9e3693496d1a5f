import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Sql } from '../../../common/persistence/sql.js';
import { anAcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';
import { runSource } from '../testing/sandbox-process.js';
import { numberOf, print } from './testing/proof-run.js';

// A figure, not a test: it depends on how busy the machine is. `npm run bench:webhooks`.
const PER_SECOND = 100;
const SECONDS = numberOf('PROOF_SECONDS', 30);
const WARM_UP = 200;
const TIME_LIMIT_MS = 600_000;

interface Sample {
  readonly status: number;
  readonly milliseconds: number;
}

const INBOX = {
  name: 'bench_inbox',
  text: `SELECT count(*) AS kept, count(processed_at) AS worked FROM webhook_inbox WHERE event_id LIKE 'evt_bench_%'`,
};
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send(url: string, body: string, secret: string): Promise<number> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Stripe-Signature': `t=${time},v1=${signature}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const eventAbout = (intentId: string): string =>
  JSON.stringify({
    id: `evt_bench_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: intentId, object: 'payment_intent' } },
  });

/** One event every so often, whether or not the last was answered; an answer's time counts from when it was due. */
async function steadily(count: number, one: () => Promise<number>): Promise<Sample[]> {
  const begun = performance.now();
  const samples: Promise<Sample>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = begun + (index * 1000) / PER_SECOND;
    if (due > performance.now()) await delay(due - performance.now());
    samples.push(one().then((status) => ({ status, milliseconds: performance.now() - due })));
  }
  return Promise.all(samples);
}

async function serve(test: PaymentsTest) {
  const env = { ...test.sandbox.apiEnv, NODE_ENV: 'test', WORKERS: 'true', DATABASE_URL: test.config.databaseUrl };
  const { dataDir, publicUrl } = test.config;
  const program = 'apps/api/src/modules/payments/proof/testing/serving-api.ts';
  const child = runSource(program, { ...env, DATA_DIR: dataDir, PUBLIC_URL: publicUrl }, 'ipc');
  const [url]: unknown[] = await once(child, 'message');
  return { child, url: `${String(url).replace('[::1]', '127.0.0.1')}/api/payments/webhook` };
}

describe('the webhook endpoint', () => {
  it(
    'answers a steady stream of genuine events, keeps each, and works on them meanwhile',
    async () => {
      const test = await createPaymentsTest({ now: new Date() });
      const bid = await anAcceptedBid(test);
      const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
      await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
      const intentId = String(opened.body.clientSecret).split('_secret_')[0] ?? '';
      const { child, url } = await serve(test);
      const one = () => send(url, eventAbout(intentId), test.config.payments.webhookSecret);
      await steadily(WARM_UP, one);

      const samples = await steadily(PER_SECOND * SECONDS, one);

      const [row] = await test.app.get(Sql).rows<{ kept: string; worked: string }>(INBOX, []);
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await test.close();
      const times = samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      const at = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
      const lost = samples.length + WARM_UP - samples.filter(({ status }) => status !== 200).length - Number(row?.kept);
      print(`Webhooks: ${samples.length} events at ${PER_SECOND} a second`, [
        ['p50', 'p99', 'longest', 'not 200', 'lost', 'worked on meanwhile'],
        [
          at(0.5),
          at(0.99),
          at(0.999),
          String(samples.filter(({ status }) => status !== 200).length),
          String(lost),
          String(row?.worked),
        ],
      ]);
      expect(lost).toBe(0);
    },
    TIME_LIMIT_MS,
  );
});
