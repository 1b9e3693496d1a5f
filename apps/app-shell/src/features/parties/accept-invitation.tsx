import type { JoinedProject } from '@cw/api-client';
import { useSession } from '@cw/api-client';
import { Banner, Button, ButtonLink, LoadingState, PageTitle, Stack, Typography, useToast } from '@cw/ui';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useArea } from '../../app/routes/area.js';
import { nextQuery } from '../../app/routes/next-path.js';
import { paths } from '../../app/routes/paths.js';
import { useAcceptParty, type Acceptance } from './use-accept-party.js';

function SignedOut(): ReactElement {
  const { formatMessage } = useIntl();
  const { basePath } = useArea();
  const next = nextQuery(basePath + paths.acceptParty);
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'parties.accept.title' })}
        subtitle={<FormattedMessage id="parties.accept.signed_out" />}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ButtonLink variant="primary" href={paths.login + next}>
          <FormattedMessage id="parties.accept.login" />
        </ButtonLink>
        <ButtonLink href={paths.register + next}>
          <FormattedMessage id="parties.accept.register" />
        </ButtonLink>
      </Stack>
    </>
  );
}

function Joined({ project }: { readonly project: JoinedProject }): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const navigate = useNavigate();
  const { projectId, projectTitle } = project;
  useEffect(() => {
    toast({ kind: 'done', title: formatMessage({ id: 'parties.accept.joined' }, { project: projectTitle }) });
    void navigate(paths.project(projectId), { replace: true });
  }, [toast, formatMessage, navigate, projectId, projectTitle]);
  return <LoadingState />;
}

interface UnverifiedProps {
  /** Says to which address the link went, and sends it again. */
  readonly notice: ReactNode;
  readonly onRetry: () => void;
}

function Unverified({ notice, onRetry }: UnverifiedProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'parties.accept.unverified_title' })}
        subtitle={<FormattedMessage id="parties.accept.unverified_text" />}
      />
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        {notice}
        <Button variant="primary" onClick={onRetry}>
          <FormattedMessage id="parties.accept.check" />
        </Button>
      </Stack>
    </>
  );
}

interface RefusedProps {
  readonly text: string;
  readonly email: string;
  readonly isFinal: boolean;
  readonly onRetry: () => void;
  readonly onLogout: () => void;
}

function Refused({ text, email, isFinal, onRetry, onLogout }: RefusedProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'parties.accept.failed_title' })} />
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Banner kind="broken" role="alert">
          {text}
        </Banner>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage id="parties.accept.signed_in_as" values={{ email }} />
        </Typography>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {isFinal ? null : (
            <Button variant="primary" onClick={onRetry}>
              <FormattedMessage id="common.action.retry" />
            </Button>
          )}
          <ButtonLink href={paths.projects}>
            <FormattedMessage id="parties.accept.to_projects" />
          </ButtonLink>
          <Button variant="quiet" onClick={onLogout}>
            <FormattedMessage id="parties.accept.other_account" />
          </Button>
        </Stack>
      </Stack>
    </>
  );
}

function Sending({ kind }: { readonly kind: 'sending' | 'missing' }): ReactElement {
  const { formatMessage } = useIntl();
  if (kind === 'sending') {
    return (
      <>
        <PageTitle title={formatMessage({ id: 'parties.accept.title' })} />
        <LoadingState text={formatMessage({ id: 'parties.accept.sending' })} />
      </>
    );
  }
  return (
    <PageTitle
      title={formatMessage({ id: 'parties.accept.failed_title' })}
      subtitle={<FormattedMessage id="parties.accept.missing" />}
    />
  );
}

export interface AcceptInvitationProps {
  readonly token: string | undefined;
  /** Says that the address is unconfirmed, and sends the link again. */
  readonly unverifiedNotice: ReactNode;
  readonly onLogout: () => void;
}

interface OutcomeProps extends AcceptInvitationProps {
  readonly acceptance: Acceptance;
  readonly email: string;
  readonly retry: () => void;
}

function Outcome({ acceptance, email, retry, unverifiedNotice, onLogout }: OutcomeProps): ReactElement {
  switch (acceptance.kind) {
    case 'joined':
      return <Joined project={acceptance.project} />;
    case 'unverified':
      return <Unverified notice={unverifiedNotice} onRetry={retry} />;
    case 'refused':
      return <Refused {...acceptance} email={email} onRetry={retry} onLogout={onLogout} />;
    default:
      return <Sending kind={acceptance.kind} />;
  }
}

/** PROJ-10: the link of an invitation, for whoever is signed in, has an account, or has none yet. */
export function AcceptInvitation(props: AcceptInvitationProps): ReactElement {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const { acceptance, retry } = useAcceptParty(props.token, isSignedIn);
  if (session.status === 'loading') return <LoadingState />;
  if (!isSignedIn) return acceptance.kind === 'missing' ? <Sending kind="missing" /> : <SignedOut />;
  return <Outcome {...props} acceptance={acceptance} retry={retry} email={session.user.email} />;
}
