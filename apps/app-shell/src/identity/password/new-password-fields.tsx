import { ACCOUNT_LIMITS } from '@cw/domain';
import { PasswordField, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProps } from '../../forms/use-field-props.js';
import { StrengthMeter } from './strength-meter.js';

export interface NewPasswordFieldsProps {
  readonly password: FieldProps<'password'>;
  readonly confirmPassword: FieldProps<'confirmPassword'>;
  /** What has been typed so far. */
  readonly typed: string;
  /** What others know of the person, such as their name: no good password. */
  readonly own?: readonly string[];
  /** "New password" where there has been another. */
  readonly replaces?: boolean;
}

/** A password to be, twice, with what it is worth. */
export function NewPasswordFields(props: NewPasswordFieldsProps): ReactElement {
  const { password, confirmPassword, typed, own = [], replaces = false } = props;
  const { formatMessage } = useIntl();
  return (
    <Stack spacing={2.5}>
      <div>
        <PasswordField
          {...password}
          label={formatMessage({ id: replaces ? 'auth.field.new_password' : 'auth.field.password' })}
          hint={formatMessage({ id: 'auth.field.password_hint' }, { min: ACCOUNT_LIMITS.passwordMin })}
          autoComplete="new-password"
        />
        <StrengthMeter password={typed} own={own} isRefused={password.error !== undefined} />
      </div>
      <PasswordField
        {...confirmPassword}
        label={formatMessage({ id: 'auth.field.confirm_password' })}
        autoComplete="new-password"
      />
    </Stack>
  );
}
