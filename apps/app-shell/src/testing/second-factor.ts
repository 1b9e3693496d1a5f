import { apiUrl } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { enter } from './enter.js';

export const CODES = ['k4m2-9xtq-0bvr-7hjd', '9cr1-6gqj-mzmq-znq5'];
export const SETUP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/Closewright:maria@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

/** An API that sets up a second factor; gives back the codes that were sent to confirm it. */
export function setsUpSecondFactor(
  server: SetupServer,
  confirm: (code: string) => Response | undefined = () => undefined,
): string[] {
  const codes: string[] = [];
  server.use(
    http.post(apiUrl('/api/auth/totp/setup'), () => HttpResponse.json(SETUP)),
    http.post<never, { code: string }>(apiUrl('/api/auth/totp/confirm'), async ({ request }) => {
      const { code } = await request.json();
      codes.push(code);
      return confirm(code) ?? HttpResponse.json({ recoveryCodes: CODES });
    }),
  );
  return codes;
}

export async function beginSetup(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Set up the authenticator' }));
}

export async function confirmWith(user: UserEvent, code: string): Promise<void> {
  await enter(user, await screen.findByLabelText('6-digit code'), code);
  await user.click(screen.getByRole('button', { name: 'Turn on the second factor' }));
}

export async function keepCodes(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: 'I have kept these codes in a safe place' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}
