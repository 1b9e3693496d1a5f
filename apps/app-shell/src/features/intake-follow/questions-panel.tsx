import type { OwnIntakeQuestion } from '@cw/api-client';
import { INTAKE_LIMITS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { LongText, Panel, PersonsWords, Stack, styled, Typography, useToast } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WordsForm } from '../../forms/words-form.js';
import type { ActingProps } from './request-props.js';

/** Staff's own words: their paragraphs kept, long words broken. */
const Asked = styled('h3')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

function Question({
  question: { question, askedAt, answer, answeredAt },
}: {
  readonly question: OwnIntakeQuestion;
}): ReactElement {
  const formats = useFormats();
  return (
    <div>
      <Asked>
        <PersonsWords>{question}</PersonsWords>
      </Asked>
      <Typography variant="body2">
        <FormattedMessage id="requests.question.asked" values={{ when: formats.dateTime(askedAt) }} />
      </Typography>
      {answer === null || answeredAt === null ? null : (
        <>
          <LongText about={question}>{answer}</LongText>
          <Typography variant="body2">
            <FormattedMessage id="requests.question.answered" values={{ when: formats.dateTime(answeredAt) }} />
          </Typography>
        </>
      )}
    </div>
  );
}

/** What staff want to know; the last one is answered here, and what was typed survives a reload. */
export function QuestionsPanel({ request, acts }: ActingProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { questions, state, id } = request;
  if (questions.length === 0) return null;
  const isAsked = state === 'needs_information';
  const send = async (answer: string): Promise<void> => {
    await acts.answer(answer);
    toast({ kind: 'done', title: formatMessage({ id: 'requests.question.done' }) });
  };
  return (
    <Panel title={formatMessage({ id: 'requests.question.title' }, { count: questions.length })}>
      <Stack spacing={2.5}>
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
        {isAsked ? (
          <WordsForm
            label={formatMessage({ id: 'requests.question.answer' })}
            sendLabel={formatMessage({ id: 'requests.question.send' })}
            limits={{ min: INTAKE_LIMITS.answerMin, max: INTAKE_LIMITS.answerMax }}
            draftKey={`closewright.repair-request.answer.${id}`}
            onSend={send}
          />
        ) : null}
      </Stack>
    </Panel>
  );
}
