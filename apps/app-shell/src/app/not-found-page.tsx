import { useSession } from '@cw/api-client';
import { Button, ButtonLink, PageTitle, Panel, Stack, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from './paths.js';

const NOT_FOUND = 404;

/** AREA-13: go to the dashboard, the homepage, or back. */
export function NotFoundPage(): ReactElement {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <Panel label={formatMessage({ id: 'common.not_found.title' })}>
      <PageTitle
        title={formatMessage({ id: 'common.not_found.title' })}
        above={
          <Typography variant="hero" component="p" aria-hidden>
            {NOT_FOUND}
          </Typography>
        }
        subtitle={<FormattedMessage id="common.not_found.text" />}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ButtonLink variant="primary" href={isSignedIn ? paths.dashboard : paths.login}>
          <FormattedMessage id="common.not_found.dashboard" />
        </ButtonLink>
        <Button variant="secondary" component="a" href="/">
          <FormattedMessage id="common.not_found.home" />
        </Button>
        <Button variant="quiet" onClick={() => void navigate(-1)}>
          <FormattedMessage id="common.action.back" />
        </Button>
      </Stack>
    </Panel>
  );
}
