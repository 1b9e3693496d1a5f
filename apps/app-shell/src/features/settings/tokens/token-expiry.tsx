import { Chip, ClockIcon, WarningIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { DAY_MS } from '@cw/domain';

/** With less than so many its owner should think of the next one. */
const SOON_DAYS = 7;

export interface TokenExpiryProps {
  readonly expiresAt: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** A token that runs out within the week, or has; nothing for the others. */
export function TokenExpiry({ expiresAt, now }: TokenExpiryProps): ReactElement | null {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) {
    return (
      <Chip tone="brick" icon={<WarningIcon />}>
        <FormattedMessage id="settings.tokens.expired" />
      </Chip>
    );
  }
  const days = Math.ceil(left / DAY_MS);
  if (days >= SOON_DAYS) return null;
  return (
    <Chip tone="tape" icon={<ClockIcon />}>
      <FormattedMessage id="settings.tokens.expires_soon" values={{ days }} />
    </Chip>
  );
}
