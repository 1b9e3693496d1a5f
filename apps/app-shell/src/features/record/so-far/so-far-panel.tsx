import type { ProjectDetail } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Panel, Timeline, Typography, type TimelineItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { todayAt } from '../../../time/use-now.js';
import { bidderSteps, biddingSteps } from './bidding-steps.js';
import { NextSentence } from './next-sentence.js';
import { viewerOf } from './next-turn.js';
import { momentOf, datedStep, type Facts, type Step } from './step.js';
import { cancelledId, cancelledSteps, workSteps } from './work-steps.js';

function closingSteps({ project, intl, formats }: Facts): Step[] {
  if (project.closingDate === null) return [];
  const title = intl.formatMessage({ id: 'record.step_closing' });
  // With the work behind it, a closing whose day is over is nothing that is still to come.
  const done = project.status === 'completed' && project.closingDate < todayAt(project.state, Date.now());
  return [{ title, detail: formats.plainDate(project.closingDate), done }];
}

function stepsOf(facts: Facts): Step[] {
  const { project } = facts;
  const cancelled = project.status === 'cancelled';
  if (viewerOf(project) === 'bidder') {
    const end = cancelled
      ? [{ ...datedStep(facts, cancelledId(project), momentOf(project, 'cancel')), done: true }]
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

/** Where the project stands, with dates, and whose turn it is, in one sentence for whoever reads. */
export function SoFarPanel({ project }: { readonly project: ProjectDetail }): ReactElement {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <Panel title={intl.formatMessage({ id: 'record.so_far' })}>
      <Typography sx={{ mb: 2 }} aria-live="polite" data-print="hidden">
        <NextSentence project={project} />
      </Typography>
      <Timeline items={placed(stepsOf({ project, intl, formats }), project.status === 'cancelled')} />
    </Panel>
  );
}
