import { newId } from '../common/ids.js';
import type { UserEntity } from '../modules/users/index.js';
import { aUser, TEST_PASSWORD } from './a-user.js';
import { Browser } from './browser.js';
import type { TestApp } from './create-test-app.js';

export interface StuffingPlan {
  readonly tries: number;
  readonly accounts: number;
  readonly addresses: number;
  /** How often true owners sign in meanwhile, each from a device that their account knows. */
  readonly ownerTries: number;
  readonly atOnce: number;
  /** The first half of the attackers' addresses. */
  readonly network: string;
}

export interface StuffingReport {
  /** Answers by status. */
  readonly answers: ReadonlyMap<number, number>;
  /** Passwords that were looked at although account or address had used up its tries. */
  readonly beyondLimits: number;
  readonly ownersIn: number;
  readonly milliseconds: number;
}

const TRIED = [401, 200];
const WRONG = 'leaked-somewhere-else';

const addressOf = (network: string, index: number): string =>
  `${network}.${Math.floor(index / 250)}.${(index % 250) + 1}`;
const count = <K>(counts: Map<K, number>, key: K): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
const beyond = (counts: Map<unknown, number>, limit: number): number =>
  [...counts.values()].reduce((sum, tried) => sum + Math.max(0, tried - limit), 0);

/** An owner whose browser the account knows. */
async function anOwner(test: TestApp, index: number): Promise<{ user: UserEntity; browser: Browser }> {
  const user = await aUser(test);
  const browser = new Browser(test, { address: `192.0.2.${index + 1}` });
  const answer = await browser.login(user, TEST_PASSWORD);
  if (answer.status !== 200) throw new Error(`The owner could not sign in before the attack: ${answer.status}`);
  await browser.post('/api/auth/logout');
  return { user, browser };
}

/** Tries leaked passwords at many accounts from many addresses, while owners sign in to accounts under attack. */
export async function stuff(
  test: TestApp,
  plan: StuffingPlan,
  limits: { readonly perAccount: number; readonly perAddress: number },
): Promise<StuffingReport> {
  const owners: Awaited<ReturnType<typeof anOwner>>[] = [];
  for (let index = 0; index < plan.ownerTries; index += 1) owners.push(await anOwner(test, index));
  // Owners' accounts are attacked like all others; most of the rest do not even exist, which makes no difference.
  const strangers = Array.from({ length: plan.accounts - owners.length }, () => `${newId()}@example.com`);
  const emails = [...owners.map(({ user }) => user.email), ...strangers];
  const answers = new Map<number, number>();
  const [byAccount, byAddress] = [new Map<unknown, number>(), new Map<unknown, number>()];
  let [next, ownersIn] = [0, 0];
  const started = performance.now();

  const attempt = async (index: number): Promise<void> => {
    const email = emails[index % emails.length] ?? '';
    const address = addressOf(plan.network, Math.floor(index / emails.length + index) % plan.addresses);
    const { status } = await new Browser(test, { address }).login({ email }, WRONG);
    count(answers, status);
    if (!TRIED.includes(status)) return;
    count(byAccount, email);
    count(byAddress, address);
  };
  const ownerEvery = Math.floor(plan.tries / plan.ownerTries);
  const worker = async (): Promise<void> => {
    for (let index = next++; index < plan.tries; index = next++) {
      await attempt(index);
      if (index % ownerEvery !== ownerEvery - 1) continue;
      const owner = owners[Math.floor(index / ownerEvery)];
      if (owner && (await owner.browser.login(owner.user, TEST_PASSWORD)).status === 200) ownersIn += 1;
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, worker));
  return {
    answers,
    beyondLimits: beyond(byAccount, limits.perAccount) + beyond(byAddress, limits.perAddress),
    ownersIn,
    milliseconds: performance.now() - started,
  };
}
