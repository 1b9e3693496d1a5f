import type { ProjectDetail } from '@cw/api-client';
import { decidesForClient, leftOpen, type ProjectEvent } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, ButtonLink, PersonsWords } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { endingByDispute, type DisputeEnding } from '../../words/dispute-ending.js';
import { invoicePayer, isOwedAtClosing } from '../../words/owed-at-closing.js';
import { ContractorBanner } from './contractor-banner.js';
import { OwnerBanner } from './owner-banner.js';

export interface TurnBannerProps {
  readonly project: ProjectDetail;
  readonly payPath: string;
  readonly bidsPath: string;
  readonly disputePath: string;
  /** Who acts next, in a sentence, for a client who waits. */
  readonly next: ReactNode;
}

const OPENINGS: readonly string[] = ['dispute', 'contest_start', 'review_overdue'] satisfies readonly ProjectEvent[];

const wasDisputed = ({ moments }: ProjectDetail): boolean =>
  moments.some(({ entity, event }) => entity === 'project' && OPENINGS.includes(event));

/** While both sides disagree nothing else is anybody's turn. */
function Disputed({ disputePath }: Pick<TurnBannerProps, 'disputePath'>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner
      kind="broken"
      title={formatMessage({ id: 'disputes.banner.title' })}
      action={
        <ButtonLink href={disputePath} variant="primary">
          {formatMessage({ id: 'disputes.banner.open' })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: 'disputes.banner.text' })}
    </Banner>
  );
}

const ENDED_BY_DISPUTE = {
  settle_for_contractor: 'disputes.ended.completed',
  resolve_for_contractor: 'disputes.ended.completed',
  settle_for_client: 'disputes.ended.cancelled',
  resolve_for_client: 'disputes.ended.cancelled',
} as const satisfies Record<DisputeEnding, MessageId>;

function wayOfEnding(project: ProjectDetail): MessageId {
  const byDispute = endingByDispute(project);
  if (byDispute !== undefined) {
    return project.status === 'completed' && leftOpen(project) > 0
      ? 'disputes.ended.settled'
      : ENDED_BY_DISPUTE[byDispute];
  }
  if (project.status === 'cancelled') {
    return project.staffCancellation === null ? 'record.banner.cancelled' : 'record.banner.cancelled_by_staff';
  }
  if (isOwedAtClosing(project)) return 'record.banner.completed_at_closing';
  return project.payment?.state === 'releasing' ? 'record.banner.completed_releasing' : 'record.banner.completed';
}

function Ending({ project }: { readonly project: ProjectDetail }): ReactElement {
  const said = project.staffCancellation?.reason ?? '';
  const { plainDate } = useFormats();
  const dueOn = project.payment?.closing?.dueOn ?? null;
  const values = {
    reason: <PersonsWords>{said}</PersonsWords>,
    has_reason: said === '' ? 'no' : 'yes',
    payer: invoicePayer(project),
    viewer: decidesForClient(project.parties) ? 'client' : 'other',
    dated: String(dueOn !== null),
    due: dueOn === null ? '' : plainDate(dueOn),
  };
  return <FormattedMessage id={wayOfEnding(project)} values={values} />;
}

/** How a project ended; where it was disputed, with the way to what came of it. */
function Ended({ project, disputePath }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const left = project.parties.length > 0 && endingByDispute(project) !== undefined ? leftOpen(project) : 0;
  return (
    <Banner
      kind={project.status === 'cancelled' || left > 0 ? 'news' : 'done'}
      title={<Ending project={project} />}
      action={
        wasDisputed(project) && project.parties.length > 0 ? (
          <ButtonLink href={disputePath}>{formatMessage({ id: 'disputes.banner.ended' })}</ButtonLink>
        ) : undefined
      }
    >
      {left === 0 ? null : formatMessage({ id: 'record.banner.left_open' }, { count: left })}
    </Banner>
  );
}

/** One sentence above everything: whose turn it is and what to do. */
export function TurnBanner(props: TurnBannerProps): ReactElement | null {
  const { project } = props;
  if (project.status === 'cancelled' || project.status === 'completed') return <Ended {...props} />;
  if (project.work === 'disputed' && project.parties.length > 0) return <Disputed disputePath={props.disputePath} />;
  if (decidesForClient(project.parties)) return <OwnerBanner {...props} />;
  return project.parties.includes('awarded_contractor') ? <ContractorBanner project={project} /> : null;
}
