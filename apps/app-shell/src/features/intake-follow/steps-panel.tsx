import type { IntakeStepView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Panel, Timeline, type TimelinePlace } from '@cw/ui';
import { houseZone, type IntakeStepStanding } from '@cw/domain';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { RequestProps } from './request-props.js';

const PLACE: Readonly<Record<IntakeStepStanding, TimelinePlace>> = { done: 'done', current: 'now', ahead: 'next' };

/** INT-08: the promise step by step, each with its date, and whose turn it is. */
export function StepsPanel({ request: { steps, nextActor, request } }: RequestProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const detailOf = ({ standing, doneAt, dueAt }: IntakeStepView): string | undefined => {
    if (standing === 'done') return doneAt === null ? undefined : formats.dateTime(doneAt);
    if (standing === 'ahead') return undefined;
    const turn = nextActor === null ? undefined : formatMessage({ id: `requests.turn.${nextActor}` });
    return dueAt === null
      ? turn
      : formatMessage({ id: 'requests.due' }, { due: formats.deadline(dueAt, houseZone(request.state)) });
  };
  return (
    <Panel ruled title={formatMessage({ id: 'requests.steps' })}>
      <Timeline
        items={steps.map((step) => ({
          title: formatMessage({ id: `requests.step.${step.step}` }),
          detail: detailOf(step),
          place: PLACE[step.standing],
        }))}
      />
    </Panel>
  );
}
