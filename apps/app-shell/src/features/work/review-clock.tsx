import type { ProjectDetail } from '@cw/api-client';
import { houseZone } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { limitWords, reviewLimit } from '../../time/review-limit.js';
import { isPaidAtClosing } from '../../words/owed-at-closing.js';
import { timeLeft } from '../../time/time-left.js';
import { useNow } from '../../time/use-now.js';

/** How long the client may take, and that silence approves and releases nothing; the same words for both sides. */
export function ReviewClock({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const formats = useFormats();
  const now = useNow();
  const limit = reviewLimit(project);
  const due = project.reviewDueAt;
  if (limit === null || due === null) return null;
  const { date, whole } = limitWords(limit, formats);
  const zone = houseZone(project.state);
  const until = limit.isWholeDay ? date : formats.deadline(due, zone);
  const rail = isPaidAtClosing(project) ? 'closing' : 'escrow';
  return <FormattedMessage id="work.review.clock" values={{ ...timeLeft(due, now, zone), date: until, whole, rail }} />;
}
