import type { BidView, ProjectDetail } from '@cw/api-client';
import { LICENSED_TRADES } from '@cw/domain';
import { useStateName } from '@cw/i18n/react';
import type { CompareFact } from '@cw/ui';
import { useIntl } from 'react-intl';

/** Whether anything of the project is of a trade that is widely licensed by name. */
const asksForLicenses = ({ conditions }: Pick<ProjectDetail, 'conditions'>): boolean =>
  conditions.some(({ category }) => LICENSED_TRADES.some((trade) => trade === category));

/** What the texts about trades without a license in the project's state ask for. */
export interface MissingLicenses {
  readonly state: string;
  readonly trades: string;
  readonly count: number;
}

/** BID-05: for which trades of its work a bid's contractor has no license in force there, in words; null for none. */
export function useMissingLicenses(
  project: Pick<ProjectDetail, 'state'>,
): (bid: Pick<BidView, 'tradesWithoutLicense'>) => MissingLicenses | null {
  const { formatMessage, formatList } = useIntl();
  const stateName = useStateName();
  return ({ tradesWithoutLicense }) => {
    if (tradesWithoutLicense.length === 0) return null;
    const trades = tradesWithoutLicense.map((trade) => formatMessage({ id: 'bids.trades.trade' }, { trade }));
    return {
      state: stateName(project.state),
      trades: formatList(trades, { type: 'disjunction' }),
      count: trades.length,
    };
  };
}

/** One line of the comparison; none where nothing of the project is of such a trade. */
export function useLicenseFact(project: ProjectDetail): (bid: BidView) => CompareFact[] {
  const { formatMessage } = useIntl();
  const missingOf = useMissingLicenses(project);
  if (!asksForLicenses(project)) return () => [];
  return (bid) => {
    const missing = missingOf(bid);
    const value =
      missing === null
        ? formatMessage({ id: 'bids.trades.complete' })
        : formatMessage({ id: 'bids.trades.missing' }, { ...missing });
    return [{ id: 'licenses', label: formatMessage({ id: 'bids.trades.label' }), value, warns: missing !== null }];
  };
}
