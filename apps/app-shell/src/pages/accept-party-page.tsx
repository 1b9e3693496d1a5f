import type { ReactElement } from 'react';
import { AuthFrame, EmailConfirmationNotice, useLinkToken, useLogout } from '../features/auth/index.js';
import { AcceptInvitation } from '../features/parties/index.js';

/** PROJ-10: where the link of an invitation to a project leads, signed in or not. */
export function AcceptPartyPage(): ReactElement {
  const token = useLinkToken();
  const logout = useLogout();
  return (
    <AuthFrame>
      <AcceptInvitation token={token} unverifiedNotice={<EmailConfirmationNotice />} onLogout={() => void logout()} />
    </AuthFrame>
  );
}
