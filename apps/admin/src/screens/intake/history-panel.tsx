import type { IntakeMoment } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Panel, PersonsWords, Timeline } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntakeProps } from './intake-props.js';

/** Who moved the request, where the row itself names nobody: the submitter has no account, and work ends by itself. */
const MOVED_BY = {
  submit: 'submitter',
  answer: 'submitter',
  approve_offer: 'submitter',
  refuse_offer: 'submitter',
} as const;

const isOfSubmitter = (event: IntakeMoment['event']): event is keyof typeof MOVED_BY => Object.hasOwn(MOVED_BY, event);

function Said({ moment: { at, event, actorName, reason } }: { readonly moment: IntakeMoment }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const name = actorName ?? (isOfSubmitter(event) ? formatMessage({ id: 'triage.submitter' }) : null);
  const when = formats.dateTime(at);
  return (
    <>
      {name === null ? when : <FormattedMessage id="triage.by" values={{ when, name }} />}
      {reason === null ? null : <PersonsWords as="div">{reason}</PersonsWords>}
    </>
  );
}

/** Every step of the request, the latest first. */
export function HistoryPanel({ intake: { history } }: IntakeProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'triage.history' })}>
      <Timeline
        items={history.toReversed().map((moment) => ({
          title: formatMessage({ id: `triage.event.${moment.event}` }),
          detail: <Said moment={moment} />,
          place: 'done',
        }))}
      />
    </Panel>
  );
}
