import type { ReactElement } from 'react';
import { AuthFrame, useLinkToken, VerifyEmail } from '../features/auth/index.js';

/** AUTH-08: confirms an address, the first one or a changed one, signed in or not. */
export function VerifyEmailPage(): ReactElement {
  const token = useLinkToken();
  return (
    <AuthFrame>
      <VerifyEmail token={token} />
    </AuthFrame>
  );
}
