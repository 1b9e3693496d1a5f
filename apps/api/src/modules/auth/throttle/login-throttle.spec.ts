import { createTestApp, type TestApp } from '../../../testing/index.js';
import { stuff } from '../../../testing/stuffing.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { THROTTLE_RULES } from './throttle-rules.js';

const LIMITS = { perAccount: THROTTLE_RULES.loginAccount.points, perAddress: THROTTLE_RULES.loginAddress.points };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('leaked passwords tried at many accounts from many addresses', () => {
  it('AUTH-08 are looked at within the limits only, and owners get in from devices that are known', async () => {
    const verify = jest.spyOn(test.app.get(PasswordHasher, { strict: false }), 'verify');
    const plan = { tries: 400, accounts: 20, addresses: 10, ownerTries: 20, atOnce: 16, network: '198.18' };

    const report = await stuff(test, plan, LIMITS);

    expect(report.answers).toEqual(
      new Map([
        [401, 200],
        [429, 200],
      ]),
    );
    expect([report.beyondLimits, report.ownersIn]).toEqual([0, 20]);
    // Before the attack, during it, and whoever tried within the limits: nobody else's password was hashed.
    expect(verify).toHaveBeenCalledTimes(20 + 20 + 200);
  });

  it('AUTH-08 one address alone is stopped, whatever accounts it tries', async () => {
    const report = await stuff(
      test,
      { tries: 80, accounts: 80, addresses: 1, ownerTries: 1, atOnce: 8, network: '198.19' },
      LIMITS,
    );

    expect(report.answers.get(401)).toBe(LIMITS.perAddress);
    expect([report.beyondLimits, report.ownersIn]).toEqual([0, 1]);
  });
});
