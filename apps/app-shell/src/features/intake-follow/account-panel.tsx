import { ButtonLink, Panel, Stack, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';
import type { RequestProps } from './request-props.js';

/** INT-07: the same address, once it is proven, brings the request into the account. */
export function AccountPanel({ request: { isInAccount, request } }: RequestProps): ReactElement {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <Panel title={formatMessage({ id: isInAccount ? 'requests.account.in_title' : 'requests.account.title' })}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <p>
          <FormattedMessage
            id={isInAccount ? 'requests.account.in_text' : 'requests.account.text'}
            values={{ email: request.email }}
          />
        </p>
        {isInAccount ? null : (
          <ButtonLink
            variant="secondary"
            href={paths.register}
            onClick={(event) => {
              // The address goes with the step, not in the link: an e-mail address belongs into no log.
              event.preventDefault();
              void navigate(paths.register, { state: { email: request.email } });
            }}
          >
            <FormattedMessage id="requests.account.create" />
          </ButtonLink>
        )}
        <TextLink href={paths.login}>
          <FormattedMessage id="requests.account.login" />
        </TextLink>
      </Stack>
    </Panel>
  );
}
