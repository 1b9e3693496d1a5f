import { detailOf, useListPayoutsQuery, useStartOnboardingMutation } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Banner, Money, Panel, SendingButton, Table, TableBody, TableCell, TableRow, useToast } from '@cw/ui';
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

/** What was paid out, what is on its way, and the account that it goes to. */
export function Payouts(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data } = useListPayoutsQuery({});
  if (data === undefined) return null;
  return (
    <Panel title={formatMessage({ id: 'bids.jobs.payouts' })}>
      {data.onboarding === 'active' ? null : <SetUp />}
      {data.items.length === 0 ? null : (
        <Table>
          <TableBody>
            {data.items.map((payout) => (
              <TableRow key={payout.id}>
                <TableCell>{payout.projectTitle}</TableCell>
                <TableCell>{formatMessage({ id: `bids.jobs.payout.${payout.status}` })}</TableCell>
                <TableCell align="right">
                  <Money cents={cents(payout.amountCents)} size="strong" />
                  <div>
                    {formatMessage({ id: 'bids.jobs.payout_fee' }, { fee: formatMoney(cents(payout.feeCents)) })}
                  </div>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}
