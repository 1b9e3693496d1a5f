import { Button, ButtonLink, PageTitle, Panel, Stack, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { homepageAddress } from './area-address.js';
import { paths } from './paths.js';

const NOT_FOUND = 404;

/** AREA-13: go to the dashboard (whoever is signed out logs in on the way), the homepage, or back. */
export function NotFoundPage(): ReactElement {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const goBack = (): void => {
    // A page that was opened by itself has nothing behind it.
    if (window.history.length > 1) void navigate(-1);
    else window.location.assign(homepageAddress());
  };
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
        <ButtonLink variant="primary" href={paths.dashboard}>
          <FormattedMessage id="common.not_found.dashboard" />
        </ButtonLink>
        <Button variant="secondary" component="a" href={homepageAddress()}>
          <FormattedMessage id="common.not_found.home" />
        </Button>
        <Button variant="quiet" onClick={goBack}>
          <FormattedMessage id="common.action.back" />
        </Button>
      </Stack>
    </Panel>
  );
}
