import { awaitsFirstAnswer, HOUR_MS, INTAKE_DUE_SOON_HOURS, type PromisedAnswer } from '@cw/domain';
import { Chip, ClockIcon, WarningIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKit } from '../kit-context.js';

const DAY_HOURS = 24;
/** From so many hours on, days are easier to read. */
const IN_DAYS_FROM = 2 * DAY_HOURS;

export interface ReviewClockProps {
  readonly request: PromisedAnswer & { readonly reviewDueAt: string };
}

/** INT-08: what is left of the promised day, or by how much it is late; nothing once the submitter has an answer. */
export function ReviewClock({ request: { firstAnsweredAt, reviewDueAt } }: ReviewClockProps): ReactElement | null {
  const now = useKit().useNow();
  if (!awaitsFirstAnswer({ firstAnsweredAt })) return null;
  const left = Date.parse(reviewDueAt) - now;
  const hours = Math.floor(Math.abs(left) / HOUR_MS);
  if (left <= 0) {
    const days = Math.floor(hours / DAY_HOURS);
    return (
      <Chip tone="brick" icon={<WarningIcon />}>
        {hours >= IN_DAYS_FROM ? (
          <FormattedMessage id="triage.clock.late_days" values={{ days }} />
        ) : (
          <FormattedMessage id="triage.clock.late_hours" values={{ hours }} />
        )}
      </Chip>
    );
  }
  return (
    <Chip tone={hours < INTAKE_DUE_SOON_HOURS ? 'tape' : 'slate'} icon={<ClockIcon />}>
      <FormattedMessage id="triage.clock.left" values={{ hours }} />
    </Chip>
  );
}
