import http from 'node:http';
import { newId } from '../../common/ids.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { ManagedUsersRepository } from './managed-users.repository.js';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await aPerson(test, 'admin', { firstName: 'Ada', lastName: 'Stone', totpSecret: 'sealed' });
});
afterAll(() => test.close());

interface ListBody {
  readonly items: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
  }[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
  readonly total: { readonly count: number; readonly isExact: boolean };
}

const get = (path: string) => test.http.get(path).set(admin.headers);
const list = async (query: string): Promise<ListBody> => (await get(`/api/admin/users?${query}`)).body;
const idsOf = ({ items }: ListBody): string[] => items.map(({ id }) => id);

/** Accounts made at once, beside a person whose account the API has made. */
const crowd = (count: number, role: string, lastName = 'Crowd') =>
  test.asOwner(`
    INSERT INTO app_user (id, created_at, updated_at, role, status, first_name, last_name, email, email_verified_at,
      password_hash, terms_accepted_at, terms_version, adult_confirmed_at)
    SELECT gen_random_uuid(), t.created_at - n * interval '1 minute', now(), '${role}', 'active', 'N' || n, '${lastName}',
      gen_random_uuid() || '@crowd.example.com', now(), t.password_hash, now(), t.terms_version, now()
    FROM generate_series(1, ${count}) n JOIN app_user t ON t.id = '${admin.user.id}'`);

describe('a list of staff', () => {
  it('ADM-01 is read forwards and backwards, and each page is the same from both sides', async () => {
    await crowd(7, 'agent');
    const first = await list('role=agent&limit=3');
    const second = await list(`role=agent&limit=3&cursor=${first.nextCursor}`);
    const third = await list(`role=agent&limit=3&cursor=${second.nextCursor}`);
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toHaveLength(7);
    expect([first.previousCursor, third.nextCursor]).toEqual([null, null]);

    const backToSecond = await list(`role=agent&limit=3&cursor=${third.previousCursor}`);
    const backToFirst = await list(`role=agent&limit=3&cursor=${backToSecond.previousCursor}`);

    expect([idsOf(backToSecond), idsOf(backToFirst)]).toEqual([idsOf(second), idsOf(first)]);
    expect(backToFirst.previousCursor).toBeNull();
    expect(idsOf(await list(`role=agent&limit=3&cursor=${backToFirst.nextCursor}`))).toEqual(idsOf(second));
  });

  it('ADM-01 says how many there are, and about how many where they are many', async () => {
    expect((await list('role=agent&limit=1')).total).toEqual({ count: 7, isExact: true });
    await crowd(1_200, 'buyer');

    const { total } = await list('role=buyer&limit=1');

    expect(total.isExact).toBe(false);
    expect(total.count).toBeGreaterThan(1_000);
  });

  it.each([
    ['name_asc', ['Abel', 'Álvarez', 'Zuniga']],
    ['name_desc', ['Zuniga', 'Álvarez', 'Abel']],
    ['email_asc', ['Zuniga', 'Álvarez', 'Abel']],
    ['joined_asc', ['Abel', 'Zuniga', 'Álvarez']],
  ])('ADM-01 I18N-01 is sorted by %s, page by page', async (sort, expected) => {
    const company = `Sorted ${newId()}`;
    await aPerson(test, 'seller', { lastName: 'Abel', email: `c${newId()}@example.com`, company });
    test.clock.advance(60_000);
    await aPerson(test, 'seller', { lastName: 'Zuniga', email: `a${newId()}@example.com`, company });
    test.clock.advance(60_000);
    await aPerson(test, 'seller', { lastName: 'Álvarez', email: `b${newId()}@example.com`, company });

    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: ListBody = await list(
        `q=${encodeURIComponent(company)}&sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.items.map(({ lastName }) => lastName));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(expected);
  });

  it('ADM-01 is narrowed to addresses that were never verified', async () => {
    const { user } = await aPerson(test, 'contractor', { emailVerifiedAt: null });
    await aPerson(test, 'contractor');

    expect(idsOf(await list('role=contractor&verified=no'))).toEqual([user.id]);
    expect(idsOf(await list('role=contractor&verified=yes'))).not.toContain(user.id);
  });

  it('ADM-01 refuses the cursor of another order', async () => {
    const { nextCursor } = await list('limit=1');
    expect((await get(`/api/admin/users?sort=name_asc&cursor=${nextCursor}`)).status).toBe(422);
  });
});

describe('a list as a file', () => {
  it('ADM-01 has every row of 20,000 once, in the order of the list, batch by batch', async () => {
    await crowd(20_000, 'agent', 'Many');
    const batch = jest.spyOn(test.app.get(ManagedUsersRepository), 'batch');

    const answer = await get('/api/admin/users.csv?role=agent&sort=joined_desc');

    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 20_007);
    expect(new Set(lines.map((line) => line.slice(0, 36))).size).toBe(lines.length);
    const joined = lines.slice(1).map((line) => line.slice(line.lastIndexOf(',') + 1));
    expect(joined).toEqual([...joined].sort().reverse());
    expect(batch.mock.calls.every(([, , limit]) => limit <= 500)).toBe(true);
    batch.mockRestore();
  });

  it('ADM-01 opens in a spreadsheet: a mark for the accents, a head, no formula', async () => {
    const { user } = await aPerson(test, 'contractor', {
      firstName: '=HYPERLINK("http://evil.example","x")',
      lastName: '@Núñez',
      company: '-1+1',
      phone: '+12125550142',
    });

    const answer = await get(`/api/admin/users.csv?q=${encodeURIComponent(user.email)}`);

    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="closewright-users-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const [head, row] = answer.text.split('\r\n');
    expect(head).toMatch(/^\uFEFFid,first_name,last_name,email,/);
    expect(row).toContain(
      `${user.id},"'=HYPERLINK(""http://evil.example"",""x"")",'@Núñez,${user.email},true,'+12125550142,'-1+1,`,
    );
    expect(row).toContain(test.clock.now().toISOString());
  });

  it('ADM-01 is in the audit log before it begins, without what was searched for', async () => {
    await get('/api/admin/users.csv?q=somebody&role=buyer');

    const { body } = await get('/api/admin/audit?action=list.exported&limit=1');

    expect(body.items[0]).toMatchObject({
      actorName: 'Ada Stone',
      subjectType: 'list',
      after: { list: 'users', role: 'buyer', searched: true },
    });
    expect(JSON.stringify(body)).not.toContain('somebody');
  });

  it('ADM-01 is read no further once the reader has left', async () => {
    const batch = jest.spyOn(test.app.get(ManagedUsersRepository), 'batch');
    const { port } = test.app.getHttpServer().address() as { port: number };
    await new Promise<void>((resolve, reject) => {
      const request = http.get(
        { port, path: '/api/admin/users.csv?role=agent', headers: { ...admin.headers } },
        (response) =>
          response.once('data', () => {
            response.destroy();
            resolve();
          }),
      );
      request.on('error', reject);
    });
    // Whatever is asked for after the connection was lost would be asked for at once.
    const { body } = await get('/api/admin/users?limit=1');
    const asked = batch.mock.calls.length;
    await get('/api/admin/users?limit=1');

    expect(body.items).toHaveLength(1);
    expect([batch.mock.calls.length, asked < 20_007 / 500]).toEqual([asked, true]);
    batch.mockRestore();
  });

  it('ADM-01 the audit log is a file too, with what was before and after', async () => {
    const { user } = await aPerson(test);
    await test.http.post(`/api/admin/users/${user.id}/suspend`).set(admin.headers).send({ reason: 'Spam, he said' });

    const answer = await get(`/api/admin/audit.csv?subjectId=${user.id}`);

    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('user.suspended');
    expect(lines[1]).toContain('"Spam, he said","{""status"":""active""}","{""status"":""suspended""}"');
  });
});

describe('the audit log by time', () => {
  it('ADM-01 is narrowed to what happened between two instants', async () => {
    test.clock.advance(60_000);
    const since = test.clock.now().toISOString();
    await get('/api/admin/users.csv?role=admin');
    test.clock.advance(60_000);
    const until = test.clock.now().toISOString();
    await get('/api/admin/users.csv?role=admin');

    const { body } = await get(`/api/admin/audit?since=${since}&until=${until}`);
    const { body: later } = await get(`/api/admin/audit?since=${until}`);

    expect([body.items.length, later.items.length]).toEqual([1, 1]);
    expect((await get('/api/admin/audit?since=yesterday')).status).toBe(422);
  });
});

describe('the chain of the audit log', () => {
  it('ADM-01 is told to be whole, and one byte that was changed behind the API’s back is found', async () => {
    const { body: before } = await get('/api/admin/audit/check');
    expect(before).toMatchObject({ isIntact: true, intactUpTo: before.entries });

    // As somebody with the owner's password does, past every trigger.
    const at = before.entries - 1;
    const change = (from: string, to: string) =>
      test.asOwner(
        `SET session_replication_role = replica`,
        `UPDATE audit_entry SET action = replace(action, '${from}', '${to}')
         WHERE id = (SELECT entry_id FROM audit_link WHERE sequence = ${at})`,
      );
    await change('e', 'f');
    const { body: after } = await get('/api/admin/audit/check');
    await change('f', 'e');

    expect(after).toMatchObject({ isIntact: false, intactUpTo: at - 1, entries: before.entries });
  });
});
