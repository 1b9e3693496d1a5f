import { useListPayoutsQuery, type PayoutView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { LoadingState, Money, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { MoreButton } from '../../lists/more-button.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { PayoutList } from './payout-list.js';

const PAGE = 20;

function PayoutRow({ payout }: { readonly payout: PayoutView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { projectTitle, status, paysFrom, amountCents, feeCents, nettedCents } = payout;
  return (
    <li>
      <div className="title">{projectTitle}</div>
      <div className="state">
        {formatMessage({ id: `bids.jobs.payout.${status}` }, { date: paysFrom === null ? '' : formats.date(paysFrom) })}
      </div>
      <div className="amount">
        <Money cents={cents(amountCents)} size="strong" />
        <div className="fee">
          {formatMessage({ id: 'bids.jobs.payout_fee' }, { fee: formatMoney(cents(feeCents)) })}
        </div>
        {nettedCents > 0 ? (
          <div className="fee">
            {formatMessage({ id: 'bids.jobs.payout_netted' }, { amount: formatMoney(cents(nettedCents)) })}
          </div>
        ) : null}
      </div>
    </li>
  );
}

interface PageProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function PayoutPage({ cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListPayoutsQuery(said({ limit: PAGE, cursor }));
  if (data === undefined) {
    return error === undefined ? (
      <LoadingState>
        <SkeletonRows count={2} />
      </LoadingState>
    ) : (
      <LoadError
        title={formatMessage({ id: 'bids.jobs.payouts_failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const { nextCursor } = data;
  return (
    <>
      <PayoutList>
        {data.items.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </PayoutList>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'bids.jobs.loading' })}
          onMore={() => onMore(nextCursor)}
        >
          {formatMessage({ id: 'bids.jobs.more_payouts' })}
        </MoreButton>
      ) : null}
    </>
  );
}

/** What was released to a contractor and what is on its way, project by project, page after page. */
export function Payouts(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { cursors, more } = useCursors();
  const { data } = useListPayoutsQuery({ limit: PAGE });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Panel title={formatMessage({ id: 'bids.jobs.payouts' })}>
      {cursors.map((cursor, index) => (
        <PayoutPage key={cursor ?? 'first'} cursor={cursor} isLast={index === cursors.length - 1} onMore={more} />
      ))}
    </Panel>
  );
}
