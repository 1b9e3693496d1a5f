import type { DisputeView } from '@cw/api-client';
import { houseZone, type DisputeState } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Panel, Timeline, type TimelineItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '../../time/use-now.js';
import type { CaseProps } from './case-banner.js';
import { owing } from './case-turn.js';
import { WithdrawAction } from './withdraw-action.js';

interface CaseStep {
  readonly id: MessageId;
  /** An instant that it happened at or is due by, or words. */
  readonly at?: string | null;
  readonly by?: string;
  readonly note?: MessageId;
  readonly done: boolean;
}

const END: Readonly<Record<Extract<DisputeState, 'settled' | 'withdrawn' | 'ruled'>, MessageId>> = {
  settled: 'disputes.next.settled',
  withdrawn: 'disputes.next.withdrawn',
  ruled: 'disputes.next.ruled',
};

function answerStep(dispute: DisputeView, now: number): CaseStep[] {
  const { state, answeredAt, answerDueAt, openedBy, endedAt } = dispute;
  if (owing(dispute).length === 0) return [{ id: 'disputes.next.answered', at: answeredAt, done: true }];
  const until = endedAt === null ? now : Date.parse(endedAt);
  if (Date.parse(answerDueAt) <= until) return [{ id: 'disputes.next.answer_over', at: answerDueAt, done: true }];
  // Who ended a case before its answer owes none, and nobody answers while a ruling waits.
  if (state !== 'open') return [];
  const id = openedBy === 'clock' ? 'disputes.next.answer_both' : 'disputes.next.answer';
  return [{ id, by: answerDueAt, done: false }];
}

/** From the opening to what becomes of the money or the work. */
function stepsOf(dispute: DisputeView, now: number): CaseStep[] {
  const { state, openedAt, endedAt } = dispute;
  const before: CaseStep[] = [{ id: 'disputes.next.opened', at: openedAt, done: true }, ...answerStep(dispute, now)];
  const money: MessageId = dispute.isHeld ? 'disputes.next.money' : 'disputes.next.invoice';
  if (state === 'open') {
    const decide = { id: 'disputes.next.decide', note: 'disputes.next.decide_detail', done: false } as const;
    return [...before, decide, { id: money, done: false }];
  }
  if (state === 'ruling_proposed')
    return [...before, { id: 'disputes.next.second', done: false }, { id: money, done: false }];
  const after: MessageId = state === 'withdrawn' ? 'disputes.next.work' : money;
  return [...before, { id: END[state], at: endedAt, done: true }, { id: after, done: true }];
}

/** What has happened in the case and what comes next, with dates. */
export function StepsPanel({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const steps = stepsOf(dispute, useNow());
  const now = steps.findIndex(({ done }) => !done);
  const items = steps.map(({ id, at, by, note, done }, index): TimelineItem => {
    const said = [
      ...(at ? [formats.dateTime(at)] : []),
      ...(by === undefined
        ? []
        : [formatMessage({ id: 'disputes.next.by' }, { date: formats.deadline(by, houseZone(dispute.usState)) })]),
      ...(note === undefined ? [] : [formatMessage({ id: note })]),
    ];
    const place = done ? 'done' : index === now ? 'now' : 'next';
    return { title: formatMessage({ id }), place, ...(said.length > 0 && { detail: said.join(' · ') }) };
  });
  return (
    <Panel title={formatMessage({ id: 'disputes.next.title' })}>
      <Timeline items={items} />
      <WithdrawAction dispute={dispute} />
    </Panel>
  );
}
