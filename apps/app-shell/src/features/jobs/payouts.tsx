import { useListPayoutsQuery, type PayoutView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Coming, Money, Panel, ProjectName, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ListPage, ListPages } from '../../lists/list-page.js';
import { said } from '../../lists/said.js';
import { FIRST_PAYOUTS } from './first-payouts.js';
import { PayoutList } from './payout-list.js';

function PayoutRow({ payout }: { readonly payout: PayoutView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { projectTitle, house, status, paysFrom, amountCents, feeCents, nettedCents, releasedAt, createdAt } = payout;
  const dated =
    status === 'released' && releasedAt !== null
      ? ({ id: 'bids.jobs.payout_released_on', at: releasedAt } as const)
      : ({ id: 'bids.jobs.payout_decided_on', at: createdAt } as const);
  return (
    <li>
      <div className="title">
        <ProjectName house={house} title={projectTitle} />
      </div>
      <div className="state">
        {formatMessage({ id: `bids.jobs.payout.${status}` }, { date: paysFrom === null ? '' : formats.date(paysFrom) })}
        <div>{formatMessage({ id: dated.id }, { date: formats.date(dated.at, 'long') })}</div>
      </div>
      <div className="amount">
        <Money cents={cents(amountCents)} size="strong" />
        {feeCents > 0 ? (
          <div className="fee">
            {formatMessage({ id: 'bids.jobs.payout_fee' }, { fee: formatMoney(cents(feeCents)) })}
          </div>
        ) : null}
        {nettedCents > 0 ? (
          <div className="fee">
            {formatMessage({ id: 'bids.jobs.payout_netted' }, { amount: formatMoney(cents(nettedCents)) })}
          </div>
        ) : null}
      </div>
    </li>
  );
}

function PayoutPage(place: PagePlace): ReactElement {
  const { formatMessage } = useIntl();
  const read = useListPayoutsQuery(said({ ...FIRST_PAYOUTS, cursor: place.cursor }));
  return (
    <ListPage
      place={place}
      read={read}
      words={{
        failed: formatMessage({ id: 'bids.jobs.payouts_failed' }),
        more: formatMessage({ id: 'bids.jobs.more_payouts' }),
        loadingMore: formatMessage({ id: 'bids.jobs.loading' }),
      }}
    >
      {(payouts) => (
        <PayoutList>
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </PayoutList>
      )}
    </ListPage>
  );
}

/** What was released to a contractor and what is on its way, project by project, page after page. */
export function Payouts(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data, error } = useListPayoutsQuery(FIRST_PAYOUTS);
  // Most who wait for the first answer have none: the room for them is made when there are some, or when it failed.
  if (data === undefined && error === undefined) return <Coming />;
  if (data?.items.length === 0) return null;
  return (
    <Panel title={formatMessage({ id: 'bids.jobs.payouts' })}>
      <ListPages>{(place) => <PayoutPage {...place} />}</ListPages>
    </Panel>
  );
}
