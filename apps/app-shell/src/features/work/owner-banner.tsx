import type { ProjectDetail } from '@cw/api-client';
import { cents, houseZone } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, ButtonLink, Stack, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLanding } from '../../forms/use-landing.js';
import { useNow } from '../../time/use-now.js';
import { EarlyStartBanner } from './early-start-banner.js';
import { ReviewClock } from './review-clock.js';
import type { TurnBannerProps } from './turn-banner.js';
import { awaitsMoney, awaitsPayment, countOf, isContestable } from './turn-facts.js';

function Choose({ project, bidsPath }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner
      kind="news"
      title={formatMessage({ id: 'record.banner.choose' }, { count: project.bidCount })}
      action={
        <ButtonLink href={bidsPath} variant="primary">
          {formatMessage({ id: 'record.banner.choose_action' })}
        </ButtonLink>
      }
    />
  );
}

function Answer(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner kind="news" title={formatMessage({ id: 'work.banner.change_owner' })}>
      {formatMessage({ id: 'work.banner.change_text' })}
    </Banner>
  );
}

function Pay({ project, payPath }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const amount = formatMoney(cents(project.payment?.dueCents ?? 0));
  const isFirst = project.work === 'not_started';
  return (
    <Banner
      kind="news"
      title={formatMessage({ id: isFirst ? 'record.banner.pay' : 'work.banner.pay_more' })}
      action={
        <ButtonLink href={payPath} variant="primary">
          {formatMessage({ id: isFirst ? 'record.pay' : 'work.pay_more' }, { amount })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: isFirst ? 'record.banner.pay_text' : 'work.banner.pay_more_text' }, { amount })}
    </Banner>
  );
}

function Review({ project }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const count = countOf(project, 'evidenced');
  return (
    <Banner
      kind="news"
      title={
        count > 0
          ? formatMessage({ id: 'record.banner.review' }, { count })
          : formatMessage({ id: 'work.banner.decide' })
      }
    >
      <ReviewClock project={project} />
    </Banner>
  );
}

/** What was returned is the contractor's turn; the client may look at what came back corrected. */
function Returned({ project }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const count = countOf(project, 'returned');
  return (
    <Banner kind="sent_back" title={formatMessage({ id: 'record.banner.returned_owner' }, { count })}>
      {formatMessage({ id: 'record.banner.returned_owner_text' })}
    </Banner>
  );
}

function Started({ project }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const until = formats.deadline(project.contestUntil ?? '', houseZone(project.state));
  return (
    <Banner kind="date" title={formatMessage({ id: 'work.banner.started' }, { name: project.contractorName ?? '' })}>
      {formatMessage({ id: 'work.banner.started_text' }, { until })}
    </Banner>
  );
}

/** The client's own proposal holds back the approval that is otherwise all that is left. */
function OwnChange({ project }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner kind="news" title={formatMessage({ id: 'work.banner.own_change' })}>
      {formatMessage({ id: 'work.banner.own_change_approve' })} <ReviewClock project={project} />
    </Banner>
  );
}

/** Nothing for the client to do: where the money is, and who acts. */
function Waits({ project, next }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const held = project.payment?.heldCents ?? 0;
  if (held === 0 || awaitsMoney(project)) return <Banner kind="news">{next}</Banner>;
  const amount = formatMoney(cents(held));
  return (
    <Banner kind="done" title={formatMessage({ id: 'checkout.all_held_title' }, { amount })}>
      {next}
    </Banner>
  );
}

/** What the client is to do next: the first of these that holds. */
const TURNS: readonly (readonly [
  holds: (project: ProjectDetail, now: number) => boolean,
  Turn: (props: TurnBannerProps) => ReactElement,
])[] = [
  [(project) => project.status === 'open' && (project.bidCount ?? 0) > 0, Choose],
  [(project) => project.agreed?.changeProposedBy === 'awarded_contractor', Answer],
  [awaitsPayment, Pay],
  [(project) => project.work === 'submitted' && countOf(project, 'evidenced') > 0, Review],
  [(project) => countOf(project, 'returned') > 0, Returned],
  [(project) => project.work === 'submitted' && project.agreed?.changeProposedBy === 'owner', OwnChange],
  [(project) => project.work === 'submitted', Review],
  [(project, now) => project.work === 'started' && isContestable(project, now), Started],
  [({ status, agreed }) => status === 'in_progress' && !agreed?.earlyStartRequest, Waits],
];

const Place = styled('div')({ '&:focus': { outline: 'none' } });

/** Whoever has answered the contractor's request reads on at what comes next, which stands in its place. */
export function OwnerBanner(props: TurnBannerProps): ReactElement | null {
  const now = useNow();
  const { project } = props;
  const [, Turn] = TURNS.find(([holds]) => holds(project, now)) ?? [];
  const request = project.agreed?.earlyStartRequest;
  const landing = useLanding<HTMLDivElement>(request ? 1 : 0);
  if (!request && Turn === undefined) return null;
  return (
    <Place ref={landing} tabIndex={-1}>
      <Stack spacing={2}>
        {request ? <EarlyStartBanner project={project} request={request} /> : null}
        {Turn === undefined ? null : <Turn {...props} />}
      </Stack>
    </Place>
  );
}
