import { createTestApp, type TestApp } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { WAITLIST_RULE } from './waitlist-throttle.guard.js';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await aPerson(test, 'admin', { firstName: 'Ada', lastName: 'Stone', totpSecret: 'sealed' });
});
afterAll(() => test.close());

const SOFIA = { firstName: 'Sofia', lastName: 'Núñez', email: 'sofia@waitlist.example.com', role: 'buyer' };
const join = (input: object, headers: Readonly<Record<string, string>> = {}) =>
  test.http.post('/api/waitlist').set(headers).send(input);
const list = (query = '') => test.http.get(`/api/admin/waitlist${query}`).set(admin.headers);

describe('the waitlist', () => {
  it('WAIT-01 takes an address in once, and answers the second entry the same', async () => {
    const first = await join(SOFIA, { 'Accept-Language': 'es' });
    const second = await join({ ...SOFIA, email: 'SOFIA@waitlist.example.com', firstName: 'Somebody', role: 'agent' });

    const { body } = await list();

    expect([first.status, second.status, second.text]).toEqual([204, 204, first.text]);
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        ...SOFIA,
        locale: 'es',
        flagged: false,
        createdAt: test.clock.now().toISOString(),
      },
    ]);
    expect(body.total).toEqual({ count: 1, isExact: true });
  });

  it('WAIT-01 two at one moment are one', async () => {
    const input = { ...SOFIA, email: 'twice@waitlist.example.com' };
    const answers = await Promise.all([join(input), join(input), join(input)]);

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await list('?q=twice')).body.items).toHaveLength(1);
  });

  it.each([
    [{ ...SOFIA, firstName: ' ' }, 'firstName'],
    [{ ...SOFIA, email: 'nobody' }, 'email'],
    [{ ...SOFIA, role: 'admin' }, 'role'],
  ])('WAIT-01 says which field is at fault', async (input, path) => {
    const { status, body } = await join(input);
    expect([status, body.errors[0].path]).toEqual([422, path]);
  });

  it('WAIT-01 marks whom a field that nobody sees gives away, and drops nobody', async () => {
    const answer = await join({ ...SOFIA, email: 'bot@waitlist.example.com', website: 'https://buy.example' });

    expect(answer.status).toBe(204);
    expect((await list('?q=bot@')).body.items[0]).toMatchObject({ flagged: true });
  });

  it('WAIT-01 lists by role and word, in the order asked for', async () => {
    await join({ ...SOFIA, firstName: 'Zed', lastName: 'Abel', email: 'zed@waitlist.example.com', role: 'contractor' });
    await join({ ...SOFIA, firstName: 'Ann', lastName: 'Zorn', email: 'ann@waitlist.example.com', role: 'contractor' });

    const names = async (query: string) =>
      (await list(query)).body.items.map(({ lastName }: { lastName: string }) => lastName);
    expect(await names('?role=contractor&sort=name_asc')).toEqual(['Abel', 'Zorn']);
    expect(await names('?role=contractor&sort=email_asc')).toEqual(['Zorn', 'Abel']);
    expect(await names('?q=abel%20ZED')).toEqual(['Abel']);
    expect(await names(`?q=${encodeURIComponent('ZÓRN')}`)).toEqual(['Zorn']);
  });

  it('WAIT-01 is taken along as a file, which stands in the audit log', async () => {
    await join({ ...SOFIA, firstName: '=1+1', lastName: 'Formula', email: 'formula@waitlist.example.com' });

    const answer = await test.http.get('/api/admin/waitlist.csv?q=formula').set(admin.headers);

    expect(answer.text).toBe(
      '\uFEFFfirst_name,last_name,email,role,language,flagged,joined_at\r\n' +
        `'=1+1,Formula,formula@waitlist.example.com,buyer,en,false,${test.clock.now().toISOString()}\r\n`,
    );
    const { body } = await test.http.get('/api/admin/audit?action=list.exported&limit=1').set(admin.headers);
    expect(body.items[0].after).toEqual({ list: 'waitlist', searched: true });
  });

  it('WAIT-01 a line break or a tab in a name is a blank, in the list and in the file', async () => {
    await join({ ...SOFIA, firstName: 'So\tfia', lastName: 'Two\r\nlines', email: 'lines@waitlist.example.com' });

    const { text } = await test.http.get('/api/admin/waitlist.csv?q=lines@').set(admin.headers);

    expect(text).toContain('So fia,Two lines,lines@waitlist.example.com,');
  });

  it('AUTH-08 an entry with the address of an account goes with the account’s data, and is erased with it', async () => {
    const { user, headers } = await aPerson(test, 'buyer');
    await join({ ...SOFIA, email: user.email });

    const answer = await test.http.delete(`/api/users/${user.id}`).set(headers);

    expect(answer.status).toBe(204);
    expect((await list(`?q=${encodeURIComponent(user.email)}`)).body.items).toEqual([]);
  });

  it('WAIT-01 a program is slowed down', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.77' };
    const answers: number[] = [];
    for (let index = 0; index <= WAITLIST_RULE.points; index += 1) {
      answers.push((await join({ ...SOFIA, email: `n${index}@flood.example.com` }, from)).status);
    }
    expect(answers.at(-1)).toBe(429);
  });
});
