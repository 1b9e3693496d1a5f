import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { unique } from '../fixtures/jobs.js';
import { DEMO_PASSWORD, type Login } from '../fixtures/people.js';
import { Authenticator } from '../pages/second-factor.js';
import { ApiSession } from './api-session.js';
import { forgetTries, inviteStaff, queryDatabase } from './stack.js';

export const STAFF: Login = { email: 'admin@demo.closewright.test', password: DEMO_PASSWORD };

const STEP_SECONDS = 30;
const STEP_MS = STEP_SECONDS * 1000;
const authenticator = new TOTP({
  period: STEP_SECONDS,
  secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
});

/** What the demo admin's authenticator shows now, or `ahead` steps later: the API takes the next step's code too. */
export const staffCode = (ahead = 0): string => authenticator.generate({ timestamp: Date.now() + ahead * STEP_MS });

const LAST_STEP = 'SELECT totp_last_step::int AS step FROM app_user WHERE email = $1';

/**
 * A code of the demo admin's that has not been used. It is good once, and few wrong ones are allowed: where the next one
 * has been used too, the product forgets which was the last.
 */
export async function freshStaffCode(): Promise<string> {
  const [used] = await queryDatabase<{ step: number | null }>(LAST_STEP, [STAFF.email]);
  let ahead = Math.max(0, (used?.step ?? 0) + 1 - Math.floor(Date.now() / STEP_MS));
  if (ahead > 1) {
    await forgetTries();
    ahead = 0;
  }
  return staffCode(ahead);
}

/** Signs the demo admin in with the second factor, in whatever context the request belongs to. */
export async function logInStaff(request: APIRequestContext): Promise<void> {
  const response = await request.post('/api/auth/admin/login', { data: { ...STAFF, totp: await freshStaffCode() } });
  if (!response.ok()) throw new Error(`Staff login answered ${response.status()}: ${await response.text()}`);
}

/** One more administrator, invited and signed in at the API: some things take two. */
export async function anotherAdmin(request: APIRequestContext): Promise<ApiSession> {
  const email = `${unique('staff').replace(' ', '.')}@example.com`;
  const link = await inviteStaff({ email, firstName: 'Rosalind', lastName: 'Okafor' });
  const token = new URL(link).hash.replace('#invitation=', '');
  const { secret } = await answerOf<{ secret: string }>(request, '/api/auth/invitation', { token });
  const password = 'nine slow herons at dusk';
  const code = new Authenticator(secret).code();
  const consent = { password, confirmPassword: password };
  await answerOf(request, '/api/auth/invitation/accept', { token, code, ...consent });
  return ApiSession.of(request);
}

async function answerOf<Body>(request: APIRequestContext, path: string, data: object): Promise<Body> {
  const response = await request.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  const body: Body = await response.json();
  return body;
}
