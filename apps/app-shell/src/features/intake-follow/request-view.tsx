import { isApiError, type IntakeView } from '@cw/api-client';
import { Banner, LoadingState, PageTitle, SkeletonRows, StateChip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLayout } from '../../layouts/record-layout.js';
import { LoadError } from '../../lists/load-error.js';
import { AccountPanel } from './account-panel.js';
import { LateNotice, useLateAct } from './late-act.js';
import { LinkEnded } from './link-ended.js';
import { OfferPanel } from './offer-panel.js';
import { PapersPanel } from './papers-panel.js';
import { QuestionsPanel } from './questions-panel.js';
import type { ActingProps, RequestProps } from './request-props.js';
import { useRequest, useRequestActs, type RequestSource } from './request-source.js';
import { SentPanel } from './sent-panel.js';
import { StepsPanel } from './steps-panel.js';
import { ReinspectionPanel, WorkPanel } from './work-panel.js';

const LINK_ENDED = 'intake.link_invalid';

export interface RequestViewProps {
  readonly source: RequestSource;
  readonly signedIn: boolean;
}

/** What the reader should know first: it ended, or it is the reader's turn. */
function Notice({ request: { state, declineReason, projects } }: RequestProps): ReactElement | null {
  if (state === 'declined') {
    return (
      <Banner kind="broken" title={<FormattedMessage id="requests.declined" />}>
        {declineReason}
      </Banner>
    );
  }
  if (state === 'needs_information' || state === 'offer_sent') {
    return <Banner kind="news" title={<FormattedMessage id={`requests.notice.${state}`} />} />;
  }
  // The state has one name from the posting to the last repair; until a bid is accepted nothing has a date yet.
  if (state === 'work_scheduled' && projects.length > 0 && projects.every(({ status }) => status === 'open')) {
    return (
      <Banner
        kind="news"
        title={<FormattedMessage id="requests.notice.bidding" values={{ count: projects.length }} />}
      />
    );
  }
  return null;
}

/** What waits for the reader stands first, then where the request stands; what was sent, last. */
function Panels({ request, acts: plain, signedIn }: ActingProps & Pick<RequestViewProps, 'signedIn'>): ReactElement {
  const { acts, late } = useLateAct(plain);
  const isAsked = request.state === 'needs_information';
  const isOffered = request.state === 'offer_sent';
  return (
    <RecordLayout
      side={
        <>
          {signedIn ? null : <AccountPanel request={request} />}
          <PapersPanel request={request} acts={acts} />
        </>
      }
    >
      <LateNotice request={request} late={late} />
      <Notice request={request} />
      {isAsked ? <QuestionsPanel request={request} acts={acts} /> : null}
      {isOffered ? <OfferPanel request={request} acts={acts} /> : null}
      <StepsPanel request={request} />
      <WorkPanel request={request} signedIn={signedIn} />
      <ReinspectionPanel request={request} />
      {isOffered ? null : <OfferPanel request={request} acts={acts} />}
      {isAsked ? null : <QuestionsPanel request={request} acts={acts} />}
      <SentPanel request={request} />
    </RecordLayout>
  );
}

function Title({ request: { reference, state, request } }: { readonly request: IntakeView }): ReactElement {
  return (
    <PageTitle
      title={`${request.address}, ${request.city}`}
      above={<StateChip machine="intake" state={state} />}
      subtitle={<FormattedMessage id="requests.reference" values={{ reference }} />}
    />
  );
}

/** INT-08: a repair request as its submitter follows it, by the private link or in the account. */
export function RequestView({ source, signedIn }: RequestViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data: request, error, isFetching, refetch } = useRequest(source);
  const acts = useRequestActs(source);
  const hasEnded = source.by === 'link' && isApiError(error) && error.problem?.code === LINK_ENDED;
  if (hasEnded) return <LinkEnded />;
  if (request !== undefined) {
    return (
      <>
        <Title request={request} />
        <Panels {...{ request, acts, signedIn }} />
      </>
    );
  }
  if (error !== undefined && !isFetching) {
    const title = formatMessage({ id: 'requests.failed' });
    return <LoadError asPage title={title} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <LoadingState text={formatMessage({ id: 'requests.loading' })}>
      <SkeletonRows count={5} />
    </LoadingState>
  );
}
