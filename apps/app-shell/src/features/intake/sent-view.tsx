import type { SessionUser } from '@cw/api-client';
import { Box, Button, ButtonLink, PageTitle, Panel, Stack, Timeline } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { homepageAddress } from '../../app/routes/area-address.js';
import { paths } from '../../app/routes/paths.js';
import { Columns } from './intake-layout.js';

const NEXT = ['review', 'offer', 'work', 'invoice'] as const;

export interface SentViewProps {
  readonly email: string;
  /** With it a new link can be asked for when the e-mail is lost. */
  readonly reference: string | undefined;
  /** Whoever sent it, when they have an account. */
  readonly user: SessionUser | undefined;
}

/** INT-07: where the confirmation goes, what happens now, and where to go. */
export function SentView({ email, reference, user }: SentViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <Columns>
      <div>
        <PageTitle
          title={formatMessage({ id: 'intake.sent.title' })}
          subtitle={<FormattedMessage id="intake.sent.mail" values={{ email: <strong key="email">{email}</strong> }} />}
        />
        {reference === undefined ? null : (
          <p>
            <FormattedMessage
              id="intake.sent.reference"
              values={{ reference: <strong key="reference">{reference}</strong> }}
            />
          </p>
        )}
        <p>
          <FormattedMessage id="intake.sent.spam" />
        </p>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 3 }}>
          {user === undefined ? (
            <ButtonLink
              variant="primary"
              size="large"
              href={paths.register}
              onClick={(event) => {
                // The address goes with the step, not in the link: an e-mail address belongs into no log.
                event.preventDefault();
                void navigate(paths.register, { state: { email } });
              }}
            >
              <FormattedMessage id="intake.sent.account" />
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" size="large" href={paths.dashboard}>
              <FormattedMessage id="intake.sent.dashboard" />
            </ButtonLink>
          )}
          <HomeButton />
        </Stack>
        {user === undefined ? (
          <Box component="p" sx={{ mt: 2 }}>
            <FormattedMessage id="intake.sent.account_text" />
          </Box>
        ) : null}
      </div>
      <div className="side">
        <Panel ruled title={formatMessage({ id: 'intake.sent.next' })}>
          <Timeline
            items={NEXT.map((part) => ({
              title: formatMessage({ id: `intake.sent.${part}` }),
              detail: formatMessage({ id: `intake.sent.${part}_text` }),
              place: part === 'review' ? 'now' : 'next',
            }))}
          />
        </Panel>
      </div>
    </Columns>
  );
}

/** The public site is a document of its own in every area. */
function HomeButton(): ReactElement {
  return (
    <Button component="a" size="large" href={homepageAddress()}>
      <FormattedMessage id="intake.sent.home" />
    </Button>
  );
}
