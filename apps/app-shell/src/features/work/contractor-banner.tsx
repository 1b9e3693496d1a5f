import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { atPlace, cents, evidenceStep, evidenceSteps, repairPlace } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, PersonsWords, styled, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { expectedBy, isOnItsWay } from '../../words/on-its-way.js';
import { ReviewClock } from './review-clock.js';
import { awaitsMoney, countOf, isBlockedBy, isUnderWork, isUnproven } from './turn-facts.js';

interface Props {
  readonly project: ProjectDetail;
}

const MissingList = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  paddingLeft: theme.spacing(2.5),
}));

interface AskedProps {
  readonly request: NonNullable<NonNullable<ProjectDetail['agreed']>['earlyStartRequest']>;
  readonly start: string;
}

/** The question is asked; until it is answered the agreed day holds. */
function EarlyStartAsked({ request, start }: AskedProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const date = formats.date(request.askedAt);
  return (
    <Banner kind="date" title={formatMessage({ id: 'work.banner.early_asked' }, { date })}>
      {formatMessage({ id: 'work.banner.early_asked_text' }, { start: formats.plainDate(start) })}
    </Banner>
  );
}

function WaitForPay({ project }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const day = expectedBy(project);
  const values = { dated: String(day !== undefined), date: day === undefined ? '' : formats.plainDate(day) };
  const id = isOnItsWay(project) ? 'record.banner.wait_pay_on_its_way' : 'record.banner.wait_pay_text';
  return (
    <Banner kind="news" title={formatMessage({ id: 'record.banner.wait_pay' })}>
      {formatMessage({ id }, values)}
    </Banner>
  );
}

function NotStarted({ project }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (isBlockedBy(project, 'start', 'funded_or_at_closing')) return <WaitForPay project={project} />;
  const start = project.agreed?.startDate;
  if (isBlockedBy(project, 'start', 'start_date_reached') && start) {
    return (
      <Banner kind="date" title={formatMessage({ id: 'work.banner.start_ahead' }, { date: formats.plainDate(start) })}>
        {formatMessage({ id: 'work.banner.start_ahead_text' })}
      </Banner>
    );
  }
  const isHeld = project.payment?.paymentTiming !== 'at_closing';
  return (
    <Banner kind="done" title={formatMessage({ id: isHeld ? 'record.banner.ready' : 'work.banner.ready_at_closing' })}>
      {project.agreed?.startsEarly ? formatMessage({ id: 'work.banner.early' }) : null}
    </Banner>
  );
}

function BeforeStart({ project }: Props): ReactElement {
  const { earlyStartRequest: request, startDate } = project.agreed ?? {};
  return request && startDate ? (
    <EarlyStartAsked request={request} start={startDate} />
  ) : (
    <NotStarted project={project} />
  );
}

/** What stands in the way first: what came back, then evidence that is not there, then the word that all of it is. */
function beforeSubmit(open: readonly ConditionView[], returned: number): [{ id: MessageId }, { count: number }] {
  const { add, complete } = evidenceSteps(open);
  if (returned > 0) return [{ id: 'record.banner.returned' }, { count: returned }];
  return add > 0
    ? [{ id: 'work.banner.missing' }, { count: add }]
    : [{ id: 'work.banner.hand_in' }, { count: complete }];
}

/** Everything that the work still needs before it can be submitted, repair by repair. */
function BeforeSubmit({ project }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const open = project.conditions.filter(isUnproven);
  const returned = countOf(project, 'returned');
  const what = (condition: ConditionView): string =>
    evidenceStep(condition) === 'complete'
      ? formatMessage({ id: 'work.missing.hand_in' })
      : condition.missingEvidence.map((code) => formatMessage({ id: `record.evidence.${code}` })).join(', ');
  return (
    <Banner kind={returned > 0 ? 'sent_back' : 'news'} title={formatMessage(...beforeSubmit(open, returned))}>
      {returned > 0 ? formatMessage({ id: 'record.banner.returned_text' }) : null}
      <MissingList>
        {open
          .toSorted((a, b) => a.number - b.number)
          .map((condition) => (
            <li key={condition.id}>
              {formatMessage(
                { id: 'work.missing.line' },
                {
                  number: condition.number,
                  title: <PersonsWords key="title">{condition.title}</PersonsWords>,
                  what: what(condition),
                  link: (parts) => <TextLink href={atPlace('', repairPlace(condition.id))}>{parts}</TextLink>,
                },
              )}
            </li>
          ))}
      </MissingList>
    </Banner>
  );
}

function WaitForRest({ project }: Props): ReactElement {
  const { formatMessage } = useIntl();
  if (isOnItsWay(project)) {
    const onItsWay = formatMoney(cents(project.payment?.onItsWayCents ?? 0));
    return (
      <Banner kind="news" title={formatMessage({ id: 'work.banner.rest_on_its_way' }, { amount: onItsWay })}>
        {formatMessage({ id: 'work.banner.rest_on_its_way_text' })}
      </Banner>
    );
  }
  const amount = formatMoney(cents(project.payment?.dueCents ?? 0));
  return (
    <Banner kind="news" title={formatMessage({ id: 'work.banner.wait_rest' }, { amount })}>
      {formatMessage({ id: 'work.banner.wait_rest_text' })}
    </Banner>
  );
}

function Submitted({ project }: Props): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner kind="news" title={formatMessage({ id: 'record.banner.submitted' })}>
      <ReviewClock project={project} />
    </Banner>
  );
}

function Answer(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner kind="news" title={formatMessage({ id: 'work.banner.change_contractor' })}>
      {formatMessage({ id: 'work.banner.change_text' })}
    </Banner>
  );
}

/** Nothing is left but one's own proposal, which holds back what the repairs no longer do. */
function OwnChange(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner kind="news" title={formatMessage({ id: 'work.banner.own_change' })}>
      {formatMessage({ id: 'work.banner.own_change_submit' })}
    </Banner>
  );
}

/** What the contractor is to do next: the first of these that holds. */
const TURNS: readonly (readonly [holds: (project: ProjectDetail) => boolean, Turn: (props: Props) => ReactElement])[] =
  [
    [(project) => project.agreed?.changeProposedBy === 'owner', Answer],
    [(project) => project.work === 'not_started', BeforeStart],
    [(project) => isUnderWork(project) && project.conditions.some(isUnproven), BeforeSubmit],
    [(project) => isUnderWork(project) && project.agreed?.changeProposedBy === 'awarded_contractor', OwnChange],
    [(project) => isUnderWork(project) && awaitsMoney(project), WaitForRest],
    [(project) => project.work === 'submitted', Submitted],
  ];

export function ContractorBanner({ project }: Props): ReactElement | null {
  const turn = TURNS.find(([holds]) => holds(project));
  if (turn === undefined) return null;
  const [, Turn] = turn;
  return <Turn project={project} />;
}
