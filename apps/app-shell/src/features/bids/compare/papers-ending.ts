import type { BidView } from '@cw/api-client';
import type { PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { useIntl } from 'react-intl';

type Ending = Pick<BidView, 'papersEnding' | 'finishDate'>;

/** CON-05: which papers are over before the work is done, in words; null where no day is known to hold them against. */
export function usePapersEnding(closing: PlainDate | null): (bid: Ending) => string | null {
  const intl = useIntl();
  const formats = useFormats();
  return ({ papersEnding, finishDate }) => {
    if (finishDate === null && closing === null) return null;
    if (papersEnding.length === 0) return intl.formatMessage({ id: 'bids.papers.last' });
    const each = papersEnding.map(({ kind, expiresOn }) =>
      intl.formatMessage({ id: 'bids.papers.ends' }, { kind, date: formats.plainDate(expiresOn, 'long') }),
    );
    return intl.formatList(each);
  };
}
