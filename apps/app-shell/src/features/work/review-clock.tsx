import { useFormats } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { timeLeft } from '../../time/time-left.js';
import { useNow } from '../../time/use-now.js';

/** How long the client may take, and that silence releases nothing; the same words for both sides. */
export function ReviewClock({ due }: { readonly due: string }): ReactElement {
  const formats = useFormats();
  const { unit, count } = timeLeft(due, useNow());
  return <FormattedMessage id="work.review.clock" values={{ unit, count, date: formats.dateTime(due) }} />;
}
