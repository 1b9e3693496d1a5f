import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Sql } from '../../../common/persistence/sql.js';
import { anAcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest } from '../testing/create-payments-test.js';
import { numberOf, print } from './testing/proof-run.js';
import { serve } from './testing/serving.js';

// A figure, not a test: it depends on how busy the machine is. `npm run bench:webhooks`.
const PER_SECOND = 100;
const SECONDS = numberOf('PROOF_SECONDS', 30);
const WARM_UP = 200;
/** What the endpoint promises: it only keeps the event, and leaves the work to others. */
const P99_MS = 50;
const TIME_LIMIT_MS = 600_000;

interface Sample {
  readonly status: number;
  readonly milliseconds: number;
}

const INBOX = {
  name: 'bench_inbox',
  text: `SELECT count(*) AS kept, count(processed_at) AS worked FROM webhook_inbox WHERE event_id LIKE 'evt_bench_%'`,
};
const inMs = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;
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

describe('the webhook endpoint', () => {
  it(
    'answers a steady stream of genuine events, keeps each, and works on them meanwhile',
    async () => {
      const test = await createPaymentsTest({ now: new Date() });
      const bid = await anAcceptedBid(test);
      const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
      await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
      const intentId = String(opened.body.clientSecret).split('_secret_')[0] ?? '';
      const serving = await serve(test);
      const one = () =>
        send(`${serving.url}/api/payments/webhook`, eventAbout(intentId), test.config.payments.webhookSecret);
      const warmUp = await steadily(WARM_UP, one);

      const samples = await steadily(PER_SECOND * SECONDS, one);

      const [row] = await test.app.get(Sql).rows<{ kept: string; worked: string }>(INBOX, []);
      await serving.stop();
      await test.close();
      const times = samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      const at = (part: number): number => times[Math.floor(times.length * part)] ?? Infinity;
      const failed = [...warmUp, ...samples].filter(({ status }) => status !== 200).length;
      const lost = samples.length + WARM_UP - Number(row?.kept);
      print(`Webhooks: ${samples.length} events at ${PER_SECOND} a second`, [
        ['p50', 'p99', 'longest', 'not 200', 'lost', 'worked on meanwhile'],
        [...[at(0.5), at(0.99), times.at(-1) ?? Infinity].map(inMs), String(failed), String(lost), String(row?.worked)],
      ]);
      expect({ failed, lost }).toEqual({ failed: 0, lost: 0 });
      expect(at(0.99)).toBeLessThan(P99_MS);
    },
    TIME_LIMIT_MS,
  );
});
