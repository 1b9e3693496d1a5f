import { Banner, SendingButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';

/** ADM-01: whether the log is what was written, computed anew from its first entry. */
export function CheckLog(): ReactElement {
  const { formatMessage } = useIntl();
  const { api, detailOf } = useKit();
  const [check, { data, error, isFetching }] = api.useLazyCheckAuditLogQuery();
  return (
    <>
      <SendingButton
        size="small"
        sending={isFetching}
        sendingText={formatMessage({ id: 'admin.audit.checking' })}
        onClick={() => void check()}
      >
        <FormattedMessage id="admin.audit.check" />
      </SendingButton>
      <div role="status">
        {error !== undefined && !isFetching ? (
          <Banner kind="broken" title={<FormattedMessage id="admin.audit.check_failed" />}>
            {detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' })}
          </Banner>
        ) : null}
        {data !== undefined && error === undefined && !isFetching ? (
          <Banner kind={data.isIntact ? 'done' : 'broken'}>
            <FormattedMessage
              id={data.isIntact ? 'admin.audit.intact' : 'admin.audit.broken'}
              values={{ upTo: data.intactUpTo, next: data.intactUpTo + 1 }}
            />
          </Banner>
        ) : null}
      </div>
    </>
  );
}
