import { addDays, type HeldLicense, type ProjectCategory, type VerificationKind } from '@cw/domain';
import { createMailInbox, createTestApp, login, type MailInbox, type TestApp } from '../../testing/index.js';
import { aContractor, type Person } from '../../testing/market.js';
import { PaperReminders } from './paper-reminders.js';

const LAST_DAY = '2027-03-01';
const PAPERS = '/settings?tab=business';

let test: TestApp;
let beside: TestApp;
let inbox: MailInbox;
let contractor: Person;
beforeAll(async () => {
  inbox = await createMailInbox();
  test = await createTestApp({ env: { SMTP_URL: inbox.url } });
  beside = await createTestApp({ beside: test });
});
beforeEach(async () => {
  test.clock.set(new Date('2026-11-20T15:00:00Z'));
  contractor = await aContractor(test);
});
afterEach(async () => {
  await test.unitOfWork.manager.query('DELETE FROM verification_paper');
  await test.jobs.drain();
  inbox.clear();
});
afterAll(async () => {
  await beside.close();
  await test.close();
  inbox.close();
});

const set = (kind: VerificationKind, expiresOn: string | null, state = 'approved') =>
  test.unitOfWork.manager.query(
    'UPDATE verification_paper SET expires_on = $3, state = $4 WHERE contractor_id = $1 AND kind = $2',
    [contractor.user.id, kind, expiresOn, state],
  );
/** What staff approved of licenses; the paper ends with the last of them. */
const hold = async (licenses: readonly HeldLicense[]): Promise<void> => {
  await set(
    'license',
    licenses
      .map(({ expiresOn }) => expiresOn)
      .toSorted()
      .at(-1) ?? null,
  );
  await test.unitOfWork.manager.query(
    `UPDATE verification_paper SET licenses = $2 WHERE contractor_id = $1 AND kind = 'license'`,
    [contractor.user.id, JSON.stringify(licenses)],
  );
};
const on = (day: string): void => {
  for (const { clock } of [test, beside]) clock.set(new Date(`${day}T15:00:00Z`));
};
const remindersOf = ({ app }: TestApp) => app.get(PaperReminders, { strict: false });
/** The job on the day that is so many before the last one. */
const sweep = async (daysBefore: number): Promise<void> => {
  on(addDays(LAST_DAY, -daysBefore));
  await remindersOf(test).sweep();
};
/** In the order in which they were told. */
const told = async ({ user }: Person = contractor): Promise<{ type: string; title: string; message: string }[]> => {
  const { body } = await test.http.get(`/api/users/${user.id}/notifications`).set(await login(test, user));
  return body.items.toReversed();
};
const typesTold = async (person: Person = contractor) => (await told(person)).map(({ type }) => type);

describe('reminders of papers', () => {
  it('CON-05 come 30, 14 and 3 days before the last day and on the day after it, each once', async () => {
    await set('insurance', LAST_DAY);
    const counts: Record<number, number> = {};
    for (let days = 31; days >= -2; days -= 1) {
      const before = (await told()).length;
      await sweep(days);
      await sweep(days);
      const more = (await told()).length - before;
      if (more > 0) counts[days] = more;
    }

    expect(counts).toEqual({ 30: 1, 14: 1, 3: 1, [-1]: 1 });
    expect(await typesTold()).toEqual(['paper_expiring', 'paper_expiring', 'paper_expiring', 'paper_expired']);
  });

  it('CON-05 name the paper and its last day, and lead to the papers in the settings', async () => {
    await hold([{ state: 'NY', trade: 'plumbing', expiresOn: LAST_DAY }]);
    await sweep(30);
    await sweep(-1);

    expect(await told()).toMatchObject([
      {
        title: 'Your license expires soon',
        message: expect.stringContaining(
          'Your license (New York) is valid until Mon, Mar 1, 2027. After that day, you can’t bid on projects in New York until',
        ),
        actionUrl: PAPERS,
      },
      {
        title: 'Your license has expired',
        message: expect.stringMatching(
          /^Your license \(New York\) was valid until Mon, Mar 1, 2027\. .+ can’t bid on projects in New York until .+ renewed license/,
        ),
        actionUrl: PAPERS,
      },
    ]);
  });

  it('CON-05 come of each license, with the states that end and what that means for bidding', async () => {
    const license = (state: string, trade: ProjectCategory, expiresOn: string) => ({ state, trade, expiresOn });
    const later = addDays(LAST_DAY, 200);
    await hold([
      license('NY', 'plumbing', LAST_DAY),
      license('NY', 'painting', later),
      license('NJ', 'plumbing', addDays(LAST_DAY, 5)),
      license('CT', 'plumbing', addDays(LAST_DAY, 5)),
      license('CT', 'plumbing', later),
    ]);
    const counts: Record<number, number> = {};
    for (const days of [30, 25, 14, 9, 3, -1, -2, -6, -7]) {
      const before = (await told()).length;
      await sweep(days);
      const more = (await told()).length - before;
      if (more > 0) counts[days] = more;
    }

    expect(counts).toEqual({ 30: 1, 25: 1, 14: 1, 9: 1, 3: 1, [-1]: 1, [-2]: 1, [-6]: 1 });
    const messages = (await told()).map(({ message }) => message);
    expect(messages[0]).toContain(
      'Your license (New York) is valid until Mon, Mar 1, 2027. Another license of yours in the same state',
    );
    expect(messages[1]).toContain(
      'Your license (Connecticut and New Jersey) is valid until Sat, Mar 6, 2027. After that day, you can’t bid on projects in New Jersey until',
    );
    expect(messages.at(-1)).toContain(
      'Your license (Connecticut and New Jersey) was valid until Sat, Mar 6, 2027. You can’t bid on projects in New Jersey until',
    );
  });

  it('CON-05 I18N-03 are e-mailed in the language of the contractor', async () => {
    contractor = await aContractor(test, { user: { locale: 'es' } });
    await set('background_check', LAST_DAY);
    await sweep(14);

    await test.jobs.drain();

    const [message] = inbox.to(contractor.user.email);
    expect(message).toContain('/app/settings?tab=');
    expect(message).toContain('lunes 1 de marzo de 2027');
    expect(await told()).toMatchObject([{ title: 'Su verificación de antecedentes vence pronto' }]);
  });

  it.each([
    [20, ['paper_expiring']],
    [2, ['paper_expiring']],
    [0, ['paper_expiring']],
    [-40, ['paper_expired']],
  ])('CON-05 tell the most urgent step alone when the job comes %i days before', async (days, types) => {
    await set('insurance', LAST_DAY);
    await sweep(days);
    await sweep(days);

    expect(await typesTold()).toEqual(types);
  });

  it('CON-05 still come at the steps that follow a missed one', async () => {
    await set('insurance', LAST_DAY);
    await sweep(13);
    await sweep(4);
    const before = await typesTold();
    await sweep(1);

    expect([before, await typesTold()]).toEqual([['paper_expiring'], ['paper_expiring', 'paper_expiring']]);
  });

  it('CON-05 come once when two processes look at the same time', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => aContractor(test)));
    await test.unitOfWork.manager.query(
      `UPDATE verification_paper SET expires_on = $1::text::date,
        licenses = CASE kind WHEN 'license' THEN jsonb_build_array(jsonb_build_object('state', 'NY', 'expiresOn', $1::text)) END`,
      [LAST_DAY],
    );
    on(addDays(LAST_DAY, -3));

    await Promise.all([test, beside, test, beside].map((one) => remindersOf(one).sweep()));

    const three = ['paper_expiring', 'paper_expiring', 'paper_expiring'];
    expect(await Promise.all(others.map(typesTold))).toEqual(others.map(() => three));
  });

  it('CON-05 reach everybody when there are more than one transaction takes', async () => {
    await test.unitOfWork.manager.query(
      `WITH people AS (
        INSERT INTO app_user (id, created_at, updated_at, email, password_hash, first_name, last_name, role,
          terms_accepted_at, terms_version, adult_confirmed_at)
        SELECT gen_random_uuid(), now(), now(), 'many-' || n || '@example.com', 'x', 'Many', 'One', 'contractor', now(), '1', now()
        FROM generate_series(1, 120) n RETURNING id)
      INSERT INTO verification_paper (contractor_id, kind, state, expires_on, updated_at)
      SELECT id, 'insurance', 'approved', $1::date, now() FROM people`,
      [LAST_DAY],
    );
    await sweep(30);

    const [row] = await test.unitOfWork.manager.query(
      `SELECT count(DISTINCT user_id)::integer AS told FROM notification JOIN app_user u ON u.id = user_id
       WHERE type = 'paper_expiring' AND u.email LIKE 'many-%'`,
    );
    expect(row).toEqual({ told: 120 });
  });

  it('CON-05 are told again by the next run when the process died over them', async () => {
    await set('insurance', LAST_DAY);
    await test.asOwner(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''died''; END'`,
      `CREATE TRIGGER refuse BEFORE INSERT ON notification FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    await expect(sweep(30)).rejects.toThrow('died');
    await test.asOwner(`DROP FUNCTION refuse CASCADE`);

    await sweep(29);

    expect(await typesTold()).toEqual(['paper_expiring']);
  });

  it('CON-05 begin anew with a renewed paper', async () => {
    await set('insurance', addDays(LAST_DAY, -365));
    await sweep(400);
    await sweep(360);
    await set('insurance', LAST_DAY);
    await sweep(359);
    const renewed = await typesTold();
    await sweep(30);

    expect(renewed).toEqual(['paper_expired']);
    expect(await typesTold()).toEqual(['paper_expired', 'paper_expiring']);
  });

  it.each([
    ['waits for staff', LAST_DAY, 'submitted'],
    ['was refused', LAST_DAY, 'rejected'],
    ['never expires', null, 'approved'],
  ])('CON-05 are not sent of a paper that %s', async (_what, expiresOn, state) => {
    await set('insurance', expiresOn, state);
    await sweep(-1);

    expect(await typesTold()).toEqual([]);
  });

  it('CON-05 are not written to a suspended contractor, who is told once restored', async () => {
    await set('insurance', LAST_DAY);
    const status = (to: string) =>
      test.unitOfWork.manager.query('UPDATE app_user SET status = $2 WHERE id = $1', [contractor.user.id, to]);
    await status('suspended');
    await sweep(14);
    await status('active');
    const before = await typesTold();
    await sweep(13);

    expect([before, await typesTold()]).toEqual([[], ['paper_expiring']]);
  });
});

describe('a paper that has expired', () => {
  it('CON-05 drops the verified flag on the day after its last one', async () => {
    await set('insurance', LAST_DAY);
    const flag = async () => {
      const headers = await login(test, contractor.user);
      const { body } = await test.http.get(`/api/contractors/${contractor.user.id}`).set(headers);
      return body.verified;
    };
    on(LAST_DAY);
    const lastDay = await flag();
    on(addDays(LAST_DAY, 1));

    expect([lastDay, await flag()]).toEqual([true, false]);
  });
});
