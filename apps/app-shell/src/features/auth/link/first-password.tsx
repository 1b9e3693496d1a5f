import { Typography } from '@cw/ui';
import type { ComponentProps, ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { NewPasswordFields } from '../../../identity/index.js';

export interface FirstPasswordProps extends Omit<ComponentProps<typeof NewPasswordFields>, 'own' | 'replaces'> {
  readonly person: { readonly email: string; readonly firstName: string; readonly lastName: string };
}

/** The first password of an account that somebody else made. */
export function FirstPassword({ person, ...fields }: FirstPasswordProps): ReactElement {
  const { email, firstName, lastName } = person;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage id="auth.invitation.email" values={{ email: <b>{email}</b> }} />
      </Typography>
      {/* Password managers look for the name that belongs to the password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields {...fields} own={[firstName, lastName, email]} />
    </>
  );
}
