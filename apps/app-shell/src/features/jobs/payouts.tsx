import { detailOf, useListPayoutsQuery, useStartOnboardingMutation } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Banner, Money, Panel, SendingButton, styled, useToast } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

function SetUp(): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [start, starting] = useStartOnboardingMutation();
  const open = async (): Promise<void> => {
    try {
      const { url } = await start().unwrap();
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
    <Banner
      kind="news"
      title={formatMessage({ id: 'bids.jobs.setup_title' })}
      action={
        <SendingButton variant="primary" sending={starting.isLoading} onClick={() => void open()}>
          {formatMessage({ id: 'bids.jobs.setup_action' })}
        </SendingButton>
      }
    >
      {formatMessage({ id: 'bids.jobs.setup_text' })}
    </Banner>
  );
}

/** The way to the account that payouts go to, while there is none. */
export function PayoutSetUp(): ReactElement | null {
  const { data } = useListPayoutsQuery({});
  return data === undefined || data.onboarding === 'active' ? null : <SetUp />;
}

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(9rem, auto) minmax(9rem, auto)',
    gap: theme.spacing(0.25, 3),
    alignItems: 'center',
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& li:last-of-type': { paddingBottom: 0 },
  '& .state, & .fee': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .amount': { textAlign: 'right' },
  [theme.breakpoints.down('md')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& .title': { gridColumn: '1 / -1' },
  },
}));

/** What was paid out and what is on its way. */
export function Payouts(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data } = useListPayoutsQuery({});
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Panel title={formatMessage({ id: 'bids.jobs.payouts' })}>
      <List>
        {data.items.map((payout) => (
          <li key={payout.id}>
            <div className="title">{payout.projectTitle}</div>
            <div className="state">{formatMessage({ id: `bids.jobs.payout.${payout.status}` })}</div>
            <div className="amount">
              <Money cents={cents(payout.amountCents)} size="strong" />
              <div className="fee">
                {formatMessage({ id: 'bids.jobs.payout_fee' }, { fee: formatMoney(cents(payout.feeCents)) })}
              </div>
            </div>
          </li>
        ))}
      </List>
    </Panel>
  );
}
