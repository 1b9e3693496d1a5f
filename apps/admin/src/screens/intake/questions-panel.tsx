import { useFormats } from '@cw/i18n/react';
import { Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLines } from '../records/record-lines.js';
import type { IntakeProps } from './intake-props.js';

/** What staff asked, and what came back. */
export function QuestionsPanel({ intake: { questions } }: IntakeProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (questions.length === 0) return null;
  return (
    <Panel flush title={formatMessage({ id: 'triage.questions' })}>
      <RecordLines
        lines={questions.map(({ id, question, askedAt, askedByName, answer, answeredAt }) => ({
          id,
          head: <span className="name words">{question}</span>,
          body: (
            <>
              <span className="quiet">
                <FormattedMessage
                  id="triage.by"
                  values={{
                    when: formats.dateTime(askedAt),
                    name: askedByName ?? formatMessage({ id: 'triage.staff' }),
                  }}
                />
              </span>
              {answer === null || answeredAt === null ? (
                <span className="quiet">
                  <FormattedMessage id="triage.unanswered" />
                </span>
              ) : (
                <>
                  <span className="words">{answer}</span>
                  <span className="quiet">
                    <FormattedMessage id="triage.answered_at" values={{ when: formats.dateTime(answeredAt) }} />
                  </span>
                </>
              )}
            </>
          ),
        }))}
      />
    </Panel>
  );
}
