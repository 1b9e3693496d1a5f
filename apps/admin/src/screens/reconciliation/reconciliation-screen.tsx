import { PageTitle, SendingButton, Stack, useToast } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { OpenDifferences } from './open-differences.js';
import { RunList } from './run-list.js';

/** PAY-06: whether the books and the payment provider agree, and a way to ask now. */
export function ReconciliationScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { api, detailOf } = useKit();
  const [ask, { isLoading }] = api.useReconcileNowMutation();
  const compare = async (): Promise<void> => {
    try {
      await ask().unwrap();
    } catch (error) {
      const text = detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' });
      toast({ kind: 'broken', title: formatMessage({ id: 'admin.reconciliation.not_begun' }), text });
      return;
    }
    toast({
      kind: 'news',
      title: formatMessage({ id: 'admin.reconciliation.begun' }),
      text: formatMessage({ id: 'admin.reconciliation.begun_text' }),
    });
  };
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.reconciliation.title' })}
        subtitle={<FormattedMessage id="admin.reconciliation.subtitle" />}
        actions={
          <SendingButton
            variant="primary"
            sending={isLoading}
            sendingText={formatMessage({ id: 'admin.reconciliation.now_sending' })}
            onClick={() => void compare()}
          >
            <FormattedMessage id="admin.reconciliation.now" />
          </SendingButton>
        }
      />
      <Stack spacing={3}>
        <OpenDifferences />
        <RunList />
      </Stack>
    </>
  );
}
