import {
  useAnswerQuestionMutation,
  useRemoveQuestionMutation,
  useReportQuestionMutation,
  useSession,
  type QuestionView,
} from '@cw/api-client';
import { QUESTION_LIMITS, REPORT_LIMITS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, ConfirmDialog, PersonsWords, styled, useNamedAction, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useEvent } from '../../forms/use-event.js';
import { WordsForm } from '../../forms/words-form.js';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' },
  '& .asked': { fontWeight: 650 },
  '& .answer': { paddingLeft: theme.spacing(2), borderLeft: `3px solid ${theme.vars.palette.success.main}` },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

interface QuestionProps {
  readonly question: QuestionView;
}

export interface QuestionItemProps extends QuestionProps {
  /** Nobody bids any more, so nobody answers either. */
  readonly isOver: boolean;
}

interface ActProps extends QuestionProps {
  readonly onDone: () => void;
}

function AnswerForm({ question, onDone }: ActProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [answer] = useAnswerQuestionMutation();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const send = async (body: string): Promise<void> => {
    await answer({ id: question.id, answerQuestion: { body } }).unwrap();
    toast({ kind: 'done', title: formatMessage({ id: 'questions.answer_sent' }) });
    onDone();
  };
  return (
    <WordsForm
      label={formatMessage({ id: 'questions.answer_label' })}
      hint={formatMessage({ id: 'questions.answer_hint' })}
      sendLabel={formatMessage({ id: 'questions.answer_send' })}
      limits={{ min: QUESTION_LIMITS.answerMin, max: QUESTION_LIMITS.answerMax }}
      initial={question.answer ?? ''}
      draftKey={`answer.${userId}.${question.id}`}
      onSend={send}
      onCancel={onDone}
    />
  );
}

function RemoveDialog({ question, onDone }: ActProps): ReactElement {
  const { formatMessage } = useIntl();
  const [remove] = useRemoveQuestionMutation();
  const { run, error } = useEvent();
  const confirm = async (): Promise<void> => {
    if (await run(() => remove(question.id).unwrap(), formatMessage({ id: 'questions.removed' }))) onDone();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage({ id: 'questions.remove_title' })}
      confirmLabel={formatMessage({ id: 'questions.remove' })}
      error={error}
      onConfirm={confirm}
      onClose={onDone}
    >
      <FormattedMessage id="questions.remove_text" />
    </ConfirmDialog>
  );
}

function ReportDialog({ question, onDone }: ActProps): ReactElement {
  const { formatMessage } = useIntl();
  const [report] = useReportQuestionMutation();
  const { run, error } = useEvent();
  const send = async (reason: string): Promise<boolean> => {
    const work = () => report({ id: question.id, reportContent: { reason } }).unwrap();
    const isSent = await run(work, formatMessage({ id: 'questions.reported' }));
    if (isSent) onDone();
    return isSent;
  };
  return (
    <ReasonDialog
      open
      title={formatMessage({ id: 'questions.report_title' })}
      label={formatMessage({ id: 'questions.report_label' })}
      confirmLabel={formatMessage({ id: 'questions.report' })}
      limits={{ min: REPORT_LIMITS.reasonMin, max: REPORT_LIMITS.reasonMax }}
      error={error}
      draftKey={`report.question.${question.id}`}
      onConfirm={send}
      onClose={onDone}
    />
  );
}

const DIALOGS = { answer: AnswerForm, remove: RemoveDialog, report: ReportDialog } as const;
type Act = keyof typeof DIALOGS;

/** Who asked when, as far as the reader may know: bids are sealed, so other bidders have no name. */
function useAsked({ isMine, askerName, askedAt }: QuestionView): string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const who = isMine ? formatMessage({ id: 'questions.you' }) : askerName;
  const name = who ?? formatMessage({ id: 'questions.a_contractor' });
  return formatMessage({ id: 'questions.asked' }, { name, when: formats.dateTime(askedAt) });
}

function Answer({ question, isOver }: QuestionItemProps): ReactElement {
  const formats = useFormats();
  if (question.answer === null || question.answeredAt === null) {
    return (
      <p className="note">
        <FormattedMessage id={isOver ? 'questions.not_answered' : 'questions.no_answer'} />
      </p>
    );
  }
  return (
    <div className="answer">
      <PersonsWords as="p" className="words">
        {question.answer}
      </PersonsWords>
      <p className="note">
        <FormattedMessage id="questions.answered" values={{ when: formats.dateTime(question.answeredAt) }} />
      </p>
    </div>
  );
}

/** One question with its answer, and what the reader may do with it. */
export function QuestionItem({ question, isOver }: QuestionItemProps): ReactElement {
  const [act, setAct] = useState<Act>();
  const Doing = act === undefined ? undefined : DIALOGS[act];
  const { actions, answer, body } = question;
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const asked = useAsked(question);
  const label = (action: Act) => (action === 'answer' && answer !== null ? 'answer_change' : action);
  return (
    <Item>
      <p className="words asked">
        {body === '' ? <FormattedMessage id="questions.gone" /> : <PersonsWords>{body}</PersonsWords>}
      </p>
      <p className="note">{asked}</p>
      {question.isHidden ? (
        <Banner kind="sent_back">
          <FormattedMessage id="questions.hidden" />
        </Banner>
      ) : null}
      {act === 'answer' ? null : <Answer question={question} isOver={isOver} />}
      {Doing === undefined ? null : <Doing question={question} onDone={() => setAct(undefined)} />}
      {act === 'answer' || actions.length === 0 ? null : (
        <div className="acts">
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'answer' ? 'secondary' : 'quiet'}
              aria-label={named(formatMessage({ id: `questions.${label(action)}` }), body === '' ? asked : body)}
              onClick={() => setAct(action)}
            >
              <FormattedMessage id={`questions.${label(action)}`} />
            </Button>
          ))}
        </div>
      )}
    </Item>
  );
}
