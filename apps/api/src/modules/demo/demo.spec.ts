import { readConfig } from '../../config/env.js';
import { DEMO_ACCOUNTS, emailOf } from '../../seed/data/people.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aPerson } from '../../testing/market.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  for (const { login, role } of DEMO_ACCOUNTS) await aPerson(test, role, { email: emailOf(login) });
});
afterAll(() => test.close());

describe('the demo logins', () => {
  it('names one of each role, with a code for staff alone', async () => {
    const { body } = await test.http.get('/api/demo/logins').expect(200);
    const roles = body.items.map(({ role }: { role: string }) => role);
    expect(new Set(roles)).toEqual(new Set(['seller', 'buyer', 'agent', 'contractor', 'admin']));
    for (const { role, totp } of body.items) expect(totp === null).toBe(role !== 'admin');
  });

  it('AUTH-08 leaves out whoever is suspended or has another address by now', async () => {
    await test.asOwner(
      `UPDATE app_user SET status = 'suspended' WHERE email = '${emailOf('buyer')}'`,
      `UPDATE app_user SET email = 'priya@example.com' WHERE email = '${emailOf('admin')}'`,
    );

    const { body } = await test.http.get('/api/demo/logins').expect(200);

    const left = ['seller', 'agent', 'contractor', 'contractor2', 'newcontractor'].map(emailOf);
    expect(body.items.map(({ email }: { email: string }) => email)).toEqual(left);
  });

  it('cannot exist in production, which refuses demo data', () => {
    expect(() => readConfig({ NODE_ENV: 'production', SEED: 'demo' })).toThrow(/SEED/);
  });
});
