import { useFormats } from '@cw/i18n/react';
import { Panel, PersonsWords } from '@cw/ui';
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
          head: <PersonsWords className="name words">{question}</PersonsWords>,
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
                  <PersonsWords className="words">{answer}</PersonsWords>
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
