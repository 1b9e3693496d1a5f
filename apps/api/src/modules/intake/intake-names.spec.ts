import { createMailTest, login, type MailTest } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { aRequest, send } from './testing/sent-requests.js';

let test: MailTest;
let staff: Person;
beforeAll(async () => {
  test = await createMailTest();
  staff = await aPerson(test, 'admin', { totpSecret: 'sealed' });
});
afterAll(() => test.close());

const told = async ({ user, headers }: Person): Promise<{ readonly about?: string; readonly message: string }[]> =>
  (await test.http.get(`/api/users/${user.id}/notifications`).set(headers).expect(200)).body.items;

describe('the names in what is told of a request', () => {
  it('INT-08 lead staff with the house, then the person, then the reference, in list and mail', async () => {
    const { body } = await send(test, { request: aRequest() }).expect(201);
    await test.jobs.drain();
    const whole = `12 Hidden Lane · Sofia Reyes · ${body.reference}`;

    expect(await told(staff)).toEqual([expect.objectContaining({ about: whole })]);
    const mail = test.inbox.to(staff.user.email).join('');
    expect(mail).toContain('Subject: A repair request is ready for review: 12 Hidden Lane');
    expect(mail.replaceAll('=C2=B7', '·')).toContain(whole);
  });

  it('ROLE-07 say nothing of it before the second factor', async () => {
    const unproven = { user: staff.user, headers: await login(test, staff.user, { mfa: false }) };

    expect(JSON.stringify(await told(unproven))).not.toMatch(/Hidden Lane|Sofia/);
  });

  it('AUTH-08 go with the request', async () => {
    await test.asOwner('DELETE FROM repair_intake');

    expect(JSON.stringify(await told(staff))).not.toMatch(/Hidden Lane|Sofia/);
  });
});
