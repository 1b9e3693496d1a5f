import {
  detailOf,
  useListBankPayoutsQuery,
  useListPayoutsQuery,
  useOpenPayoutDashboardMutation,
  type BankPayoutView,
} from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { LoadingState, Money, Panel, SendingButton, SkeletonRows, Typography, useToast } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { MoreButton } from '../../lists/more-button.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { PayoutList } from './payout-list.js';

const PAGE = 20;

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

interface PageProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function BankPage({ cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListBankPayoutsQuery(said({ limit: PAGE, cursor }));
  if (data === undefined) {
    return error === undefined ? (
      <LoadingState>
        <SkeletonRows count={2} />
      </LoadingState>
    ) : (
      <LoadError
        title={formatMessage({ id: 'bids.jobs.bank.failed_load' })}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const { items, nextCursor } = data;
  if (items.length === 0) {
    return <Typography variant="body2">{formatMessage({ id: 'bids.jobs.bank.none' })}</Typography>;
  }
  return (
    <>
      <PayoutList>
        {items.map((payout) => (
          <BankPayoutRow key={payout.id} payout={payout} />
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

/** The provider's own page: the bank, the balance, the tax forms. */
function Dashboard(): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [open, opening] = useOpenPayoutDashboardMutation();
  const go = async (): Promise<void> => {
    try {
      const { url } = await open().unwrap();
      window.location.assign(url);
    } catch (error) {
      const detail = detailOf(error);
      toast({
        kind: 'broken',
        title: formatMessage({ id: 'bids.action_failed' }),
        ...(detail !== undefined && { text: detail }),
      });
    }
  };
  return (
    <SendingButton size="small" sending={opening.isLoading} onClick={() => void go()}>
      {formatMessage({ id: 'bids.jobs.bank.dashboard' })}
    </SendingButton>
  );
}

/** What went on to the contractor's bank; the provider sends it by itself once an account is set up. */
export function BankPayouts(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { cursors, more } = useCursors();
  const { data } = useListPayoutsQuery({ limit: PAGE });
  if (data?.onboarding !== 'active') return null;
  return (
    <Panel
      title={formatMessage({ id: 'bids.jobs.bank.title' })}
      subtitle={formatMessage({ id: 'bids.jobs.bank.subtitle' })}
      aside={<Dashboard />}
    >
      {cursors.map((cursor, index) => (
        <BankPage key={cursor ?? 'first'} cursor={cursor} isLast={index === cursors.length - 1} onMore={more} />
      ))}
    </Panel>
  );
}
