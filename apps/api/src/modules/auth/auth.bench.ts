import { newId } from '../../common/ids.js';
import { aUser, Browser, createTestApp, type TestApp } from '../../testing/index.js';
import { stuff } from '../../testing/stuffing.js';
import { THROTTLE_RULES } from './throttle/throttle-rules.js';

// Figures, not tests: what takes minutes, and what depends on how busy the machine is. `npm run bench` in apps/api.
const SAMPLES = 2_000;
const WARM_UP = 100;
const TRIES_EACH = 8;
const TIME_LIMIT_MS = 1_800_000;
const STUFFING = { tries: 10_000, accounts: 500, addresses: 200, ownerTries: 50, atOnce: 16, network: '198.18' };
const LIMITS = { perAccount: THROTTLE_RULES.loginAccount.points, perAddress: THROTTLE_RULES.loginAddress.points };

interface Sample {
  readonly known: boolean;
  readonly milliseconds: number;
}

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

function quantile(samples: readonly Sample[], known: boolean, part: number): number {
  const values = samples.filter((sample) => sample.known === known).map(({ milliseconds }) => milliseconds);
  return values.sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}

const accuracy = (samples: readonly Sample[], limit: number, knownIsSlower: boolean): number =>
  samples.filter(({ known, milliseconds }) => milliseconds > limit === (known === knownIsSlower)).length /
  samples.length;

/** How often an attacker guesses right who has learned the best threshold from one half, on the other half. */
function classifierAccuracy(samples: readonly Sample[]): number {
  const [learned, judged] = [samples.slice(0, samples.length / 2), samples.slice(samples.length / 2)];
  const rules = learned.flatMap(({ milliseconds }) => [true, false].map((slower) => ({ milliseconds, slower })));
  const judgedRules = rules.map((rule) => ({ ...rule, right: accuracy(learned, rule.milliseconds, rule.slower) }));
  const best = judgedRules.reduce((found, rule) => (rule.right > found.right ? rule : found));
  return accuracy(judged, best.milliseconds, best.slower);
}

async function measure(path: string, form: (email: string) => object): Promise<Sample[]> {
  const users = [];
  for (let made = 0; made < (SAMPLES + WARM_UP) / TRIES_EACH; made += 1) users.push(await aUser(test));
  const samples: Sample[] = [];
  for (let index = -WARM_UP; index < SAMPLES; index += 1) {
    const known = Math.random() < 0.5;
    const user = users[Math.floor((index + WARM_UP) / TRIES_EACH)];
    const email = known && user ? user.email : `${newId()}@example.com`;
    const browser = new Browser(test, { address: `198.51.${Math.floor(index / 10) & 255}.${Math.abs(index % 10)}` });
    const started = performance.now();
    await browser.post(path, form(email));
    const milliseconds = performance.now() - started;
    if (index >= 0) samples.push({ known, milliseconds });
  }
  return samples;
}

describe('figures', () => {
  it.each([
    ['/api/auth/login', (email: string) => ({ email, password: 'not-the-password' })],
    ['/api/auth/admin/login', (email: string) => ({ email, password: 'not-the-password' })],
    ['/api/auth/forgot-password', (email: string) => ({ email })],
  ] as const)(
    'how well the time of %s tells whether there is an account',
    async (path, form) => {
      const samples = await measure(path, form);
      const line = (known: boolean): string =>
        [0.1, 0.5, 0.9].map((part) => quantile(samples, known, part).toFixed(2)).join(' / ');
      print(`${path}: ${samples.length} samples, ms at 10/50/90 %`);
      print(`  account: ${line(true)}   none: ${line(false)}`);
      print(`  best threshold guesses right in ${(classifierAccuracy(samples) * 100).toFixed(1)} % (50 % is chance)`);
    },
    TIME_LIMIT_MS,
  );

  it(
    'a stuffing attack',
    async () => {
      const report = await stuff(test, STUFFING, LIMITS);
      const answers = [...report.answers].map(([status, times]) => `${times} × ${status}`).join(', ');
      print(
        `Stuffing: ${STUFFING.tries} tries, ${STUFFING.accounts} accounts, ${STUFFING.addresses} addresses: ${answers}`,
      );
      print(`  passwords looked at beyond the limits: ${report.beyondLimits}`);
      print(`  owners who got in from a known device: ${report.ownersIn} of ${STUFFING.ownerTries}`);
      print(`  took ${Math.round(report.milliseconds / 1000)} s`);
    },
    TIME_LIMIT_MS,
  );
});
