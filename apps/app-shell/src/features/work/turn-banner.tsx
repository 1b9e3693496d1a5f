import type { ProjectDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, ButtonLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface TurnBannerProps {
  readonly project: ProjectDetail;
  readonly payPath: string;
  readonly bidsPath: string;
}

/** Whether the owner has money to hold before work can start. */
export function awaitsPayment(project: ProjectDetail): boolean {
  const { payment, work } = project;
  return work === 'not_started' && payment !== null && payment.dueCents > 0 && payment.paymentTiming === 'upfront';
}

const countOf = (project: ProjectDetail, state: string): number =>
  project.conditions.filter((condition) => condition.state === state).length;

function ChooseBanner({ project, bidsPath }: TurnBannerProps): ReactElement {
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

function PayBanner({ project, payPath }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const due = formatMoney(cents(project.payment?.dueCents ?? 0));
  return (
    <Banner
      kind="news"
      title={formatMessage({ id: 'record.banner.pay' })}
      action={
        <ButtonLink href={payPath} variant="primary">
          {formatMessage({ id: 'record.pay' })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: 'record.banner.pay_text' }, { amount: due })}
    </Banner>
  );
}

function ReviewBanner({ project }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const due = project.reviewDueAt;
  return (
    <Banner kind="news" title={formatMessage({ id: 'record.banner.review' }, { count: countOf(project, 'evidenced') })}>
      {due === null ? null : formatMessage({ id: 'record.banner.review_text' }, { date: formats.date(due) })}
    </Banner>
  );
}

function ReturnedBanner({ project }: TurnBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner
      kind="sent_back"
      title={formatMessage({ id: 'record.banner.returned_owner' }, { count: countOf(project, 'returned') })}
    />
  );
}

/** What the owner is to do next: the first of these that holds. */
const OWNER_TURNS: readonly (readonly [
  holds: (project: ProjectDetail) => boolean,
  Turn: (props: TurnBannerProps) => ReactElement,
])[] = [
  [(project) => project.status === 'open' && (project.bidCount ?? 0) > 0, ChooseBanner],
  [awaitsPayment, PayBanner],
  [(project) => project.work === 'submitted' && countOf(project, 'evidenced') > 0, ReviewBanner],
  [(project) => countOf(project, 'returned') > 0, ReturnedBanner],
];

function OwnerBanner(props: TurnBannerProps): ReactElement | null {
  const turn = OWNER_TURNS.find(([holds]) => holds(props.project));
  if (turn === undefined) return null;
  const [, Turn] = turn;
  return <Turn {...props} />;
}

function ContractorBanner({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { formatMessage } = useIntl();
  const returned = countOf(project, 'returned');
  if (project.work === 'not_started') {
    const ready = project.payment?.paymentTiming === 'at_closing' || project.payment?.dueCents === 0;
    return ready ? (
      <Banner kind="done" title={formatMessage({ id: 'record.banner.ready' })} />
    ) : (
      <Banner kind="news" title={formatMessage({ id: 'record.banner.wait_pay' })}>
        {formatMessage({ id: 'record.banner.wait_pay_text' })}
      </Banner>
    );
  }
  if (returned > 0) {
    return (
      <Banner kind="sent_back" title={formatMessage({ id: 'record.banner.returned' }, { count: returned })}>
        {formatMessage({ id: 'record.banner.returned_text' })}
      </Banner>
    );
  }
  return project.work === 'submitted' ? (
    <Banner kind="news" title={formatMessage({ id: 'record.banner.submitted' })} />
  ) : null;
}

/** One sentence above everything: whose turn it is and what to do. */
export function TurnBanner(props: TurnBannerProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { project } = props;
  if (project.status === 'cancelled')
    return <Banner kind="news" title={formatMessage({ id: 'record.banner.cancelled' })} />;
  if (project.status === 'completed') {
    const atClosing = project.payment?.paymentTiming === 'at_closing';
    return (
      <Banner
        kind="done"
        title={formatMessage({ id: atClosing ? 'record.banner.completed_at_closing' : 'record.banner.completed' })}
      />
    );
  }
  if (project.parties.includes('owner')) return <OwnerBanner {...props} />;
  return project.parties.includes('awarded_contractor') ? <ContractorBanner project={project} /> : null;
}
