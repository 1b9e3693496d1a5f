import type { ProjectDetail } from '@cw/api-client';
import { useFormats, type Formats } from '@cw/i18n/react';
import { Panel, Timeline, type TimelineItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

interface Facts {
  readonly project: ProjectDetail;
  readonly intl: IntlShape;
  readonly formats: Formats;
  /** When an event of the project happened last. */
  readonly at: (event: string) => string | undefined;
}

const EVIDENCED: readonly string[] = ['evidenced', 'accepted', 'cleared'];

/** Each step says whether it is done; the first one that is not is where the project stands. */
type Step = Omit<TimelineItem, 'place'> & { readonly done: boolean };

function biddingSteps({ project, intl, formats, at }: Facts): Step[] {
  const { formatMessage } = intl;
  const chosen = project.contractorId !== null;
  const name = project.contractorName ?? '';
  const accepted = at('accept_bid');
  const bids = project.bidCount;
  return [
    {
      title: formatMessage({ id: 'record.step_posted' }),
      detail: formatMessage(
        { id: 'record.step_posted_detail' },
        { date: formats.date(project.postedAt), count: project.conditionCount },
      ),
      done: true,
    },
    ...(bids === null
      ? []
      : [
          {
            title: formatMessage({ id: 'record.step_bids' }, { count: bids }),
            ...(bids === 0 && {
              detail: formatMessage({ id: 'record.step_bids_due' }, { when: formats.dateTime(project.firstBidDueAt) }),
            }),
            done: bids > 0 || chosen,
          },
        ]),
    {
      title: chosen
        ? formatMessage({ id: 'record.step_chosen' }, { name })
        : formatMessage({ id: 'record.step_choose' }),
      ...(accepted !== undefined && { detail: formats.date(accepted) }),
      done: chosen,
    },
  ];
}

/** Empty where nothing is held: payment at closing was agreed. */
function heldSteps({ project: { payment }, intl, formats }: Facts): Step[] {
  if (payment?.paymentTiming === 'at_closing') return [];
  const done = payment !== null && payment.dueCents === 0 && payment.state !== 'requires_payment';
  const at = payment?.timeline.findLast((entry) => entry.kind === 'held' || entry.kind === 'paid')?.at;
  const title = intl.formatMessage({ id: done ? 'record.step_held' : 'record.step_hold' });
  return [{ title, ...(done && at !== undefined && { detail: formats.date(at) }), done }];
}

function startStep({ intl: { formatMessage }, formats, at }: Facts): Step {
  const started = at('start');
  if (started === undefined) {
    return {
      title: formatMessage({ id: 'record.step_start' }),
      detail: formatMessage({ id: 'record.step_start_detail' }),
      done: false,
    };
  }
  const detail = `${formats.date(started)} · ${formatMessage({ id: 'record.step_started_detail' })}`;
  return { title: formatMessage({ id: 'record.step_started' }), detail, done: true };
}

function workSteps(facts: Facts): Step[] {
  const { project, intl, at } = facts;
  const required = project.conditions.filter((condition) => condition.state !== 'left_out');
  const evidenced = required.filter((condition) => EVIDENCED.includes(condition.state)).length;
  return [
    ...heldSteps(facts),
    startStep(facts),
    {
      title: intl.formatMessage({ id: 'record.step_evidence' }),
      detail: intl.formatMessage({ id: 'record.step_evidence_detail' }, { done: evidenced, total: required.length }),
      done: at('start') !== undefined && evidenced === required.length && project.work !== 'changes_requested',
    },
    approvalStep(facts, project.status === 'completed'),
  ];
}

function approvalStep({ project, intl, formats, at }: Facts, completed: boolean): Step {
  const approvedAt = at('approve');
  if (completed)
    return {
      title: intl.formatMessage({ id: 'record.step_approved' }),
      ...(approvedAt && { detail: formats.date(approvedAt) }),
      done: true,
    };
  const id = project.parties.includes('awarded_contractor')
    ? 'record.step_approval_contractor'
    : 'record.step_approval';
  const due = project.reviewDueAt;
  return {
    title: intl.formatMessage({ id }),
    ...(due !== null && {
      detail: intl.formatMessage({ id: 'record.step_approval_detail' }, { date: formats.date(due) }),
    }),
    done: false,
  };
}

function placed(steps: readonly Step[], ended: boolean): TimelineItem[] {
  const now = ended ? -1 : steps.findIndex((step) => !step.done);
  return steps.map(({ done, ...item }, index) => ({ ...item, place: index === now ? 'now' : done ? 'done' : 'next' }));
}

/** Where the project stands, with dates, and what comes next. */
export function SoFarPanel({ project }: { readonly project: ProjectDetail }): ReactElement {
  const intl = useIntl();
  const formats = useFormats();
  const at = (event: string): string | undefined =>
    project.moments.findLast((entry) => entry.entity === 'project' && entry.event === event)?.at;
  const facts: Facts = { project, intl, formats, at };
  const cancelled = project.status === 'cancelled';
  const cancelledAt = at('cancel');
  const steps: Step[] = cancelled
    ? [
        ...biddingSteps(facts).filter((step) => step.done),
        {
          title: intl.formatMessage({ id: 'record.step_cancelled' }),
          ...(cancelledAt && { detail: formats.date(cancelledAt) }),
          done: true,
        },
      ]
    : [
        ...biddingSteps(facts),
        ...workSteps(facts),
        ...(project.closingDate === null
          ? []
          : [
              {
                title: intl.formatMessage({ id: 'record.step_closing' }),
                detail: formats.plainDate(project.closingDate),
                done: false,
              },
            ]),
      ];
  return (
    <Panel title={intl.formatMessage({ id: 'record.so_far' })}>
      <Timeline items={placed(steps, cancelled)} />
    </Panel>
  );
}
