import type { ProjectDetail } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useFormats, type Formats } from '@cw/i18n/react';
import { Panel, TextLink, Timeline, Typography, type TimelineItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readersToday } from '../../../app/readers-today.js';
import { paths } from '../../../app/routes/paths.js';
import { bidderSteps, biddingSteps } from './bidding-steps.js';
import { nextTurn, viewerOf, type NextTurn } from './next-turn.js';
import { momentOf, datedStep, type Facts, type Step } from './step.js';
import { cancelledSteps, workSteps } from './work-steps.js';

function closingSteps({ project, intl, formats }: Facts): Step[] {
  if (project.closingDate === null) return [];
  const title = intl.formatMessage({ id: 'record.step_closing' });
  // With the work behind it, a closing whose day is over is nothing that is still to come.
  const done = project.status === 'completed' && project.closingDate < readersToday();
  return [{ title, detail: formats.plainDate(project.closingDate), done }];
}

function stepsOf(facts: Facts): Step[] {
  const { project } = facts;
  const cancelled = project.status === 'cancelled';
  if (viewerOf(project) === 'bidder') {
    const end = cancelled
      ? [{ ...datedStep(facts, 'record.step_cancelled', momentOf(project, 'cancel')), done: true }]
      : project.status === 'open'
        ? closingSteps(facts)
        : [];
    return [...bidderSteps(facts), ...end];
  }
  if (cancelled) return [...biddingSteps(facts).filter((step) => step.done), ...cancelledSteps(facts)];
  return [...biddingSteps(facts), ...workSteps(facts), ...closingSteps(facts)];
}

function placed(steps: readonly Step[], ended: boolean): TimelineItem[] {
  const now = ended ? -1 : steps.findIndex((step) => !step.done);
  return steps.map(({ done, ...item }, index) => ({ ...item, place: index === now ? 'now' : done ? 'done' : 'next' }));
}

const PLAIN_DAYS: readonly MessageId[] = [
  'record.next.start_on',
  'record.next.on_its_way',
  'record.next.rest_on_its_way',
  'record.next.review',
  'record.next.approve',
  'record.next.closing_on',
  'record.next.closing_past',
];

/** A start and the last day to decide are days of the house's calendar and a bank counts whole days, everything else a moment of the reader's. */
function whenOf({ id, at }: NextTurn, formats: Formats): string {
  if (at === undefined || at === null) return '';
  if (PLAIN_DAYS.includes(id)) return formats.plainDate(at);
  return id === 'record.next.bids' ? formats.dateTime(at) : formats.date(at);
}

/** Where the project stands, with dates, and whose turn it is, in one sentence for whoever reads. */
export function SoFarPanel({ project }: { readonly project: ProjectDetail }): ReactElement {
  const intl = useIntl();
  const formats = useFormats();
  const turn = nextTurn(project);
  const values = {
    viewer: viewerOf(project),
    is_owner: String(project.parties.includes('owner')),
    client: project.ownerName,
    contractor: project.contractorName ?? '',
    count: turn.count ?? 0,
    when: whenOf(turn, formats),
    whole: String(turn.isWholeDay ?? false),
    dated: String((turn.at ?? null) !== null),
    project: turn.project ? <TextLink href={paths.project(turn.project.id)}>{turn.project.title}</TextLink> : '',
  };
  return (
    <Panel title={intl.formatMessage({ id: 'record.so_far' })}>
      <Typography sx={{ mb: 2 }} aria-live="polite">
        <b>{intl.formatMessage({ id: 'record.next.label' })}</b> <FormattedMessage id={turn.id} values={values} />
      </Typography>
      <Timeline items={placed(stepsOf({ project, intl, formats }), project.status === 'cancelled')} />
    </Panel>
  );
}
