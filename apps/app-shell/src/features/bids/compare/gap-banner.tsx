import { lenderAsksFor } from '@cw/domain';
import type { ProjectDetail } from '@cw/api-client';
import { Banner, type Comparison } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface GapBannerProps {
  readonly project: ProjectDetail;
  readonly comparison: Comparison;
}

/** COND-03: says of how many bids something is missing, who asks for it, and what the totals below are made of. */
export function GapBanner({ project, comparison }: GapBannerProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const withGaps = comparison.bids.filter(({ complete }) => !complete);
  if (withGaps.length === 0) return null;
  const all = project.conditions;
  const byLender = all.filter(({ source }) => lenderAsksFor(source)).length;
  const estimated = withGaps.some(({ estimatedCents }) => estimatedCents > 0);
  const otherBids = withGaps.some(({ otherBidsCents }) => otherBidsCents > 0);
  const parts = estimated && otherBids ? 'both' : estimated ? 'estimated' : otherBids ? 'other_bids' : 'none';
  const unpriced = withGaps.some(({ unknownGaps }) => unknownGaps > 0);
  return (
    <Banner kind="broken" title={formatMessage({ id: 'bids.list.gap_banner' }, { count: withGaps.length })}>
      {[
        formatMessage(
          { id: 'bids.list.gap_asked' },
          { total: all.length, lender: byLender, all: String(byLender === all.length) },
        ),
        parts === 'none' ? '' : formatMessage({ id: `bids.list.gap_totals.${parts}` }),
        unpriced ? formatMessage({ id: 'bids.list.gap_unpriced' }) : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ')}
    </Banner>
  );
}
