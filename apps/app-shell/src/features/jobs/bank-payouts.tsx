import {
  useListBankPayoutsQuery,
  useListPayoutsQuery,
  useOpenPayoutDashboardMutation,
  type BankPayoutView,
} from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Money, Panel, SendingButton, Typography, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useReauthentication } from '../../identity/index.js';
import { ListPage, ListPages } from '../../lists/list-page.js';
import { said } from '../../lists/said.js';
import { FIRST_PAYOUTS } from './first-payouts.js';
import { PayoutList } from './payout-list.js';
import { useProviderPage } from './use-provider-page.js';

function BankPayoutRow({ payout }: { readonly payout: BankPayoutView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { amountCents, arrivesOn, status, failure } = payout;
  return (
    <li>
      <div className="title">{formats.plainDate(arrivesOn, 'full')}</div>
      <div className="state">
        {failure === null
          ? formatMessage({ id: `bids.jobs.bank.${status}` })
          : formatMessage({ id: `bids.jobs.bank.failure.${failure}` })}
      </div>
      <div className="amount">
        <Money cents={cents(amountCents)} size="strong" />
      </div>
    </li>
  );
}

function BankPage(place: PagePlace): ReactElement {
  const { formatMessage } = useIntl();
  const read = useListBankPayoutsQuery(said({ ...FIRST_PAYOUTS, cursor: place.cursor }));
  return (
    <ListPage
      place={place}
      read={read}
      words={{
        failed: formatMessage({ id: 'bids.jobs.bank.failed_load' }),
        more: formatMessage({ id: 'bids.jobs.more_payouts' }),
        loadingMore: formatMessage({ id: 'bids.jobs.loading' }),
      }}
      empty={<Typography variant="body2">{formatMessage({ id: 'bids.jobs.bank.none' })}</Typography>}
    >
      {(payouts) => (
        <PayoutList>
          {payouts.map((payout) => (
            <BankPayoutRow key={payout.id} payout={payout} />
          ))}
        </PayoutList>
      )}
    </ListPage>
  );
}

/** The provider's own page: the bank, the balance, the tax forms. */
function Dashboard(): ReactElement {
  const { formatMessage } = useIntl();
  const [open, opening] = useOpenPayoutDashboardMutation();
  const reauthenticated = useReauthentication();
  const go = useProviderPage(() => reauthenticated(() => open().unwrap()));
  return (
    <SendingButton size="small" sending={opening.isLoading} onClick={() => void go()}>
      {formatMessage({ id: 'bids.jobs.bank.dashboard' })}
    </SendingButton>
  );
}

/** What went on to the contractor's bank; the provider sends it by itself once an account is set up. */
export function BankPayouts(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data } = useListPayoutsQuery(FIRST_PAYOUTS);
  // Where this is not known, the payouts above say that they did not load.
  if (data?.onboarding !== 'active') return null;
  return (
    <Panel
      title={formatMessage({ id: 'bids.jobs.bank.title' })}
      subtitle={formatMessage({ id: 'bids.jobs.bank.subtitle' })}
      aside={<Dashboard />}
    >
      <ListPages>{(place) => <BankPage {...place} />}</ListPages>
    </Panel>
  );
}
