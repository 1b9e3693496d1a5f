import type { ReactElement } from 'react';
import { ActivateAccount, ActivationExpired, AuthFrame, useLinkToken } from '../features/auth/index.js';

/** INT-08, AUTH-09: an account that was made for somebody, opened by the link of its invitation. */
export function ActivatePage(): ReactElement {
  const token = useLinkToken();
  return <AuthFrame>{token === undefined ? <ActivationExpired /> : <ActivateAccount token={token} />}</AuthFrame>;
}
