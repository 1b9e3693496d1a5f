import { CheckGlyph, Chip, ClockIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

export interface EmailStandingProps {
  readonly verified: boolean;
}

/** Whether somebody has proven that the address is theirs. */
export function EmailStanding({ verified }: EmailStandingProps): ReactElement {
  return verified ? (
    <Chip tone="green" icon={<CheckGlyph />}>
      <FormattedMessage id="settings.email.verified" />
    </Chip>
  ) : (
    <Chip tone="copper" icon={<ClockIcon />}>
      <FormattedMessage id="settings.email.unverified" />
    </Chip>
  );
}
