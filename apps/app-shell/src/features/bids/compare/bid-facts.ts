import type { BidView, ProjectDetail } from '@cw/api-client';
import { decidesForClient } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import type { CompareFact } from '@cw/ui';
import { useIntl } from 'react-intl';
import { useLicenseFact } from './missing-licenses.js';
import { usePapersEnding } from './papers-ending.js';

/** What else speaks for a bid: its own words, what its contractor has shown, its terms. Each bid has every line. */
export function useBidFacts(project: ProjectDetail): (bid: BidView) => CompareFact[] {
  const { formatMessage } = useIntl();
  const papersOf = usePapersEnding(project.closingDate);
  const { plainDate } = useFormats();
  const licensesOf = useLicenseFact(project);
  const viewer = decidesForClient(project.parties) ? 'client' : 'other';
  const unknown = formatMessage({ id: 'bids.terms.unknown' });
  const percent = (rate: number | null): string =>
    rate === null ? unknown : formatMessage({ id: 'bids.terms.percent' }, { percent: rate });
  const hours = (some: number | null): string =>
    some === null ? unknown : formatMessage({ id: 'bids.terms.hours' }, { hours: Math.floor(some) });
  const warranty = (months: number | null): string =>
    months === null
      ? formatMessage({ id: 'bids.terms.not_said' })
      : formatMessage({ id: 'bids.terms.warranty_months' }, { months });
  // Most have none, and then nothing is said.
  const noShows = (count: number): CompareFact[] => {
    const label = formatMessage({ id: 'bids.terms.no_shows' });
    return count === 0 ? [] : [{ id: 'no_shows', label, value: String(count), warns: true }];
  };
  return (bid) => {
    const { record } = bid.contractor;
    const { warrantyMonths, validUntil, papersEnding, ...says } = bid;
    const papers = papersOf(bid);
    return [
      { id: 'timeline', label: formatMessage({ id: 'bids.form.timeline' }), value: says.timeline, prose: true },
      { id: 'work', label: formatMessage({ id: 'bids.form.work' }), value: says.workDescription, prose: true },
      {
        id: 'materials',
        label: formatMessage({ id: 'bids.form.materials' }),
        value: says.materials ?? formatMessage({ id: 'bids.terms.not_said' }),
        prose: true,
      },
      {
        id: 'jobs',
        label: formatMessage({ id: 'bids.terms.jobs' }),
        value: record.completedJobs === 0 ? formatMessage({ id: 'bids.terms.no_jobs' }) : String(record.completedJobs),
      },
      { id: 'on_time', label: formatMessage({ id: 'bids.terms.on_time' }), value: percent(record.onTimeRate) },
      { id: 'first_pass', label: formatMessage({ id: 'bids.terms.first_pass' }), value: percent(record.firstPassRate) },
      { id: 'response', label: formatMessage({ id: 'bids.terms.response' }), value: hours(record.responseHours) },
      ...noShows(record.noShows),
      {
        id: 'papers',
        label: formatMessage({ id: 'bids.terms.papers' }),
        value: papers ?? unknown,
        warns: papers !== null && papersEnding.length > 0,
      },
      ...licensesOf(bid),
      { id: 'warranty', label: formatMessage({ id: 'bids.terms.warranty' }), value: warranty(warrantyMonths) },
      {
        id: 'valid_until',
        label: formatMessage({ id: 'bids.terms.valid_until' }),
        value:
          validUntil === null ? formatMessage({ id: 'bids.terms.until_answered' }, { viewer }) : plainDate(validUntil),
      },
    ];
  };
}
