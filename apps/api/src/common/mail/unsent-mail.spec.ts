import { DAY_MS } from '@cw/domain';
import { Logger } from '@nestjs/common';
import { createBoss, jobDatabase } from '../jobs/jobs.js';
import { PG_POOL } from '../persistence/sql.js';
import { createRefusedMailTest, type RefusedMailTest } from '../../testing/refused-mail.js';
import type { Mail } from './mail.js';
import { Mailer } from './mailer.js';

const DAY_SECONDS = DAY_MS / 1000;
const ADDRESS = 'ana.brooks@example.com';
const SECRET = 'Nobody but Ana reads this';

const MAIL: Mail = {
  to: { email: ADDRESS, name: 'Ana Brooks' },
  locale: 'en',
  subject: 'emails.reset_password.subject',
  about: SECRET,
  paragraphs: ['emails.reset_password.body'],
  values: { email: ADDRESS },
  reason: 'emails.reason.account',
};

let test: RefusedMailTest;
let told: { readonly level: string; readonly line: string }[];
beforeEach(async () => {
  test = await createRefusedMailTest();
  told = [];
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(Logger.prototype, level).mockImplementation((...words: unknown[]) => {
      told.push({
        level,
        line: words.map((word) => (word instanceof Error ? word.stack : JSON.stringify(word))).join(),
      });
    });
  }
  await test.app.get(Mailer).enqueue(MAIL);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await test.close();
});

const states = async (): Promise<unknown[]> =>
  (await test.asOwner(`SELECT state FROM jobs.job WHERE name = 'mail.send'`)).map(({ state }) => state);

/** What the queue's upkeep does by itself, now. */
async function upkeep(): Promise<void> {
  const boss = createBoss(jobDatabase(test.app.get(PG_POOL)), false);
  await boss.start();
  await test.asOwner(`UPDATE jobs.queue SET maintain_on = NULL`);
  await boss.supervise('mail.send');
  await boss.stop({ graceful: false, close: false });
}

/** As if it stood there for so many days already. */
const age = (days: number) =>
  test.asOwner(`UPDATE jobs.job SET created_on = created_on - interval '${days} days',
    completed_on = completed_on - interval '${days} days', keep_until = keep_until - interval '${days} days'`);

describe('an e-mail that the mail server does not take', () => {
  it('NOTE-06 is tried for three days, with pauses that grow', async () => {
    const pauses = await test.tryUntilFailed();

    const all = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(all).toBeGreaterThanOrEqual(3 * DAY_SECONDS - 60);
    expect(pauses[0]).toBeLessThan(60);
    const first = pauses.slice(0, 8);
    expect(first).toEqual([...first].sort((a, b) => a - b));
    expect(await states()).toEqual(['failed']);
  });

  it('NOTE-06 outlives the upkeep of its queue while it is tried, and for 14 days after it failed', async () => {
    await test.tryAgain();
    await age(4);
    await upkeep();
    expect(await states()).toEqual(['retry']);

    await test.tryUntilFailed();
    await age(13);
    await upkeep();
    expect(await states()).toEqual(['failed']);
    await age(30);
    await upkeep();
    expect(await states()).toEqual([]);
  });

  it('NOTE-06 warns on each failed try, is an error when it finally fails, and names nobody', async () => {
    await test.tryAgain();
    expect(told.map(({ level }) => level)).toEqual(['warn']);

    await test.tryUntilFailed();

    expect(told.filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(told.at(-1)).toEqual({ level: 'error', line: expect.stringContaining('mail.send') });
    const lines = told.map(({ line }) => line).join('\n');
    expect(lines).not.toContain('ana.brooks');
    expect(lines).not.toContain(SECRET);
  });
});
