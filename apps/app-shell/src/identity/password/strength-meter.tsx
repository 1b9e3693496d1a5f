import { ACCOUNT_LIMITS, lengthOf } from '@cw/domain';
import { styled, VisuallyHidden } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { strengthOf, type PasswordStrength } from './password-strength.js';

/** How many of the four marks are filled. */
const FILLED: Readonly<Record<PasswordStrength, number>> = { short: 0, guessable: 1, fair: 2, good: 3, strong: 4 };
const MARKS = [1, 2, 3, 4];

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '&:not([data-empty])': { marginTop: theme.spacing(1) },
  color: theme.vars.palette.text.secondary,
  '& .marks': { display: 'flex', gap: 3, flex: 'none' },
  '& .marks > i': { width: 22, height: 6, border: `1px solid ${theme.vars.palette.lineStrong}`, borderRadius: 1 },
  '& .marks > [data-filled]': { backgroundColor: 'currentColor', borderColor: 'currentColor' },
  '&[data-strength="guessable"] .marks': { color: theme.vars.palette.error.main },
  '&[data-strength="fair"] .marks': { color: theme.vars.palette.primary.main },
  '&[data-strength="good"] .marks, &[data-strength="strong"] .marks': { color: theme.vars.palette.success.main },
  '@media (forced-colors: active)': { '& .marks': { display: 'none' } },
}));

export interface StrengthMeterProps {
  readonly password: string;
  readonly own: readonly string[];
  /** The API has said no to it: then it is not praised. */
  readonly isRefused: boolean;
}

/** How hard a password is to guess, in words and marks; nothing before anything is typed. */
export function StrengthMeter({ password, own, isRefused }: StrengthMeterProps): ReactElement {
  const worth = strengthOf(password, own);
  const strength = isRefused && worth !== 'short' ? 'guessable' : worth;
  const missing = ACCOUNT_LIMITS.passwordMin - lengthOf(password);
  const words = <FormattedMessage id={`auth.strength.${strength}`} values={{ missing }} />;
  return (
    <Row data-strength={strength} data-empty={password === '' || undefined}>
      {password === '' ? null : (
        <>
          <span className="marks" aria-hidden>
            {MARKS.map((mark) => (
              <i key={mark} data-filled={mark <= FILLED[strength] || undefined} />
            ))}
          </span>
          <span aria-hidden>{words}</span>
        </>
      )}
      {/* Counting down aloud with every key would only disturb. */}
      <VisuallyHidden role="status">{password === '' || strength === 'short' ? null : words}</VisuallyHidden>
    </Row>
  );
}
