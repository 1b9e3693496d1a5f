import { useListBankPayoutsQuery, useListPayoutsQuery, useStartOnboardingMutation } from '@cw/api-client';
import { Banner, Coming, SendingButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useReauthentication } from '../../identity/index.js';
import { FIRST_PAYOUTS } from './first-payouts.js';
import { useProviderPage } from './use-provider-page.js';

/** Nothing is set up, the provider still lacks something, or the bank it knows takes no money. */
type Gap = 'missing' | 'pending' | 'bank';

function SetUp({ gap }: { readonly gap: Gap }): ReactElement {
  const { formatMessage } = useIntl();
  const [start, starting] = useStartOnboardingMutation();
  const reauthenticated = useReauthentication();
  const open = useProviderPage(() => reauthenticated(() => start().unwrap()));
  return (
    <Banner
      kind={gap === 'bank' ? 'broken' : 'news'}
      title={formatMessage({ id: `bids.jobs.setup.${gap}_title` })}
      action={
        <SendingButton variant="primary" sending={starting.isLoading} onClick={() => void open()}>
          {formatMessage({ id: `bids.jobs.setup.${gap}_action` })}
        </SendingButton>
      }
    >
      {formatMessage({ id: `bids.jobs.setup.${gap}_text` })}
    </Banner>
  );
}

/** The way to the account that payouts go to, while it is not set up, and to its bank when that takes no money. */
export function PayoutSetUp(): ReactElement | null {
  const { data, isError } = useListPayoutsQuery(FIRST_PAYOUTS);
  const isActive = data?.onboarding === 'active';
  const bank = useListBankPayoutsQuery(FIRST_PAYOUTS, { skip: !isActive });
  if (data === undefined) return isError ? null : <Coming />;
  if (data.onboarding !== 'active') return <SetUp gap={data.onboarding} />;
  if (bank.data === undefined && !bank.isError) return <Coming />;
  return bank.data?.bankReady === false ? <SetUp gap="bank" /> : null;
}
