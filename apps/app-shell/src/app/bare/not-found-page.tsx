import { useSession } from '@cw/api-client';
import { Button, ButtonLink, PageTitle, Panel, Stack, TextLink, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { homepageAddress } from '../routes/area-address.js';
import { useArea } from '../routes/area.js';
import { nextQuery } from '../routes/next-path.js';
import { paths } from '../routes/paths.js';

const NOT_FOUND = 404;

/** A visitor cannot tell a page that is not there from one that needs an account. */
function ForVisitors(): ReactElement {
  const { basePath } = useArea();
  const { pathname, search } = useLocation();
  return (
    <FormattedMessage
      id="common.not_found.visitor"
      values={{
        link: (words) => (
          <TextLink key="login" href={paths.login + nextQuery(basePath + pathname + search)}>
            {words}
          </TextLink>
        ),
      }}
    />
  );
}

/** AREA-13: go to the dashboard (whoever is signed out logs in on the way), the homepage, or back. */
export function NotFoundPage(): ReactElement {
  const { formatMessage } = useIntl();
  const { basePath } = useArea();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed-in';
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
        subtitle={
          <>
            <FormattedMessage id="common.not_found.text" /> {isSignedIn ? null : <ForVisitors />}
          </>
        }
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ButtonLink
          variant="primary"
          href={isSignedIn ? paths.dashboard : paths.login + nextQuery(basePath + paths.dashboard)}
        >
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
