import { Box, Button, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldProps } from '../../forms/use-field-props.js';
import type { CodeKind } from './code-answer.js';

export interface CodeFieldProps {
  readonly field: FieldProps<'totp'>;
  /** What the API said of the last code. */
  readonly fault?: string | undefined;
  readonly kind: CodeKind;
  readonly onKind: (kind: CodeKind) => void;
  /** Needed where another form on the page may have a code of its own. */
  readonly id?: string;
}

/** The code of the second factor, and a way on for somebody whose authenticator is not at hand. */
export function CodeField({ field, fault, kind, onKind, id }: CodeFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const own = { ...(id !== undefined && { id }), error: field.error ?? fault };
  return (
    <div>
      {kind === 'app' ? (
        <TextField
          key="app"
          {...field}
          {...own}
          label={formatMessage({ id: 'auth.field.totp' })}
          hint={formatMessage({ id: 'auth.field.totp_hint' })}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      ) : (
        <TextField
          key="recovery"
          {...field}
          {...own}
          label={formatMessage({ id: 'auth.field.recovery_code' })}
          hint={formatMessage({ id: 'auth.field.recovery_code_hint' })}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <Box sx={{ mt: 0.5 }}>
        <Button variant="quiet" size="small" onClick={() => onKind(kind === 'app' ? 'recovery' : 'app')}>
          <FormattedMessage id={kind === 'app' ? 'auth.totp.use_recovery' : 'auth.totp.use_app'} />
        </Button>
      </Box>
    </div>
  );
}
