import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD, type Login } from '../fixtures/people.js';

export const STAFF: Login = { email: 'admin@demo.closewright.test', password: DEMO_PASSWORD };

const STEP_SECONDS = 30;
const STEP_MS = STEP_SECONDS * 1000;
const authenticator = new TOTP({
  period: STEP_SECONDS,
  secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
});

/** What the demo admin's authenticator shows now, or `ahead` steps later: the API takes the next step's code too. */
export const staffCode = (ahead = 0): string => authenticator.generate({ timestamp: Date.now() + ahead * STEP_MS });

const untilNextStep = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, STEP_MS - (Date.now() % STEP_MS)));

/**
 * Signs the demo admin in with the second factor, in whatever context the request belongs to. A code is good once, so
 * that journeys that follow each other closely wait for the next one.
 */
export async function logInStaff(request: APIRequestContext): Promise<void> {
  for (const ahead of [0, 1, 1, 1]) {
    const response = await request.post('/api/auth/admin/login', { data: { ...STAFF, totp: staffCode(ahead) } });
    if (response.ok()) return;
    if (response.status() !== 401)
      throw new Error(`Staff login answered ${response.status()}: ${await response.text()}`);
    if (ahead > 0) await untilNextStep();
  }
  throw new Error('No code of the demo admin was taken');
}
