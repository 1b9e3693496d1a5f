import { readConfig } from '../../config/env.js';
import { createTestApp, type TestApp } from '../../testing/index.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the demo logins', () => {
  it('names one of each role, with a code for staff alone', async () => {
    const { body } = await test.http.get('/api/demo/logins').expect(200);
    const roles = body.items.map(({ role }: { role: string }) => role);
    expect(new Set(roles)).toEqual(new Set(['seller', 'buyer', 'agent', 'contractor', 'admin']));
    for (const { role, totp } of body.items) expect(totp === null).toBe(role !== 'admin');
  });

  it('cannot exist in production, which refuses demo data', () => {
    expect(() => readConfig({ NODE_ENV: 'production', SEED: 'demo' })).toThrow(/SEED/);
  });
});
