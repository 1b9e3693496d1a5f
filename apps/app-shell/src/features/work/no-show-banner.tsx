import { useAnswerNoShowMutation, type NoShowView, type ProjectDetail } from '@cw/api-client';
import { houseZone, NO_SHOW_ANSWERS, NO_SHOW_LIMITS, type NoShowAnswer } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, fieldId, PersonsWords, SelectField, Typography } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useEvent } from '../../forms/use-event.js';

interface Props {
  readonly project: ProjectDetail;
  readonly noShow: NoShowView;
}

const LIMITS = { min: NO_SHOW_LIMITS.wordsMin, max: NO_SHOW_LIMITS.wordsMax };
const answerOf = (typed: string): NoShowAnswer | undefined => NO_SHOW_ANSWERS.find((one) => one === typed);

/** What happened on that day, in the contractor's words. Who owns up to it need not explain. */
function AnswerDialog({ project, noShow, onClose }: Props & { readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { run, error } = useEvent();
  const [send] = useAnswerNoShowMutation();
  const [answer, setAnswer] = useState<NoShowAnswer>();
  const confirm = async (words: string): Promise<boolean> => {
    if (answer === undefined) return false;
    const input = { answer, ...(words !== '' && { words }) };
    const isSent = await run(
      () => send({ id: project.id, answerNoShow: input }).unwrap(),
      formatMessage({ id: 'work.no_show.answer_sent' }),
    );
    if (isSent) onClose();
    return isSent;
  };
  return (
    <ReasonDialog
      open
      title={formatMessage({ id: 'work.no_show.answer_title' }, { date: formats.plainDate(noShow.startDate) })}
      label={formatMessage({ id: 'work.no_show.words' })}
      hint={formatMessage({ id: 'work.no_show.words_hint' })}
      confirmLabel={formatMessage({ id: 'work.no_show.answer_send' })}
      limits={LIMITS}
      required={answer !== 'did_not_come'}
      missing={
        answer === undefined
          ? { field: fieldId('answer'), text: formatMessage({ id: 'work.no_show.fault_choice' }) }
          : undefined
      }
      error={error}
      draftKey={`no_show.${noShow.id}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SelectField
        name="answer"
        label={formatMessage({ id: 'work.no_show.choice' })}
        value={answer ?? ''}
        options={[
          { value: '', label: '' },
          ...NO_SHOW_ANSWERS.map((one) => ({
            value: one,
            label: formatMessage({ id: `work.no_show.choice.${one}` }),
          })),
        ]}
        onChange={({ target }) => setAnswer(answerOf(target.value))}
      />
    </ReasonDialog>
  );
}

/** What stands on the record, or will. */
function useStanding({ project, noShow }: Props): ReactNode {
  const { state, counts, answerDueAt, decisionReason } = noShow;
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (answerDueAt === null) return formatMessage({ id: 'work.no_show.state.unpaid' });
  if (state === 'asked' && !counts) {
    return formatMessage(
      { id: 'work.no_show.state.waits' },
      { due: formats.deadline(answerDueAt, houseZone(project.state)) },
    );
  }
  const why = decisionReason === null ? '' : <PersonsWords>{decisionReason}</PersonsWords>;
  return <FormattedMessage id={`work.no_show.state.${state}`} values={{ reason: why }} />;
}

/** The question to the contractor, with the way to answer it. */
function Asked({ project, noShow }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [isAnswering, setAnswering] = useState(false);
  const due = formats.deadline(noShow.answerDueAt ?? '', houseZone(project.state));
  return (
    <>
      <Banner
        kind="broken"
        title={formatMessage({ id: 'work.no_show.asked_of_you' }, { date: formats.plainDate(noShow.startDate) })}
        action={
          <Button variant="primary" onClick={() => setAnswering(true)}>
            {formatMessage({ id: 'work.no_show.answer' })}
          </Button>
        }
      >
        {formatMessage({ id: 'work.no_show.ask_text' }, { due })}
      </Banner>
      {isAnswering ? <AnswerDialog {...{ project, noShow }} onClose={() => setAnswering(false)} /> : null}
    </>
  );
}

interface SaidProps extends Props {
  readonly name: string;
  readonly side: 'client' | 'contractor';
  /** Only the owner can say that nobody came; whoever decides with them and staff read what others said. */
  readonly isOwner: boolean;
}

/** What was said of the day, and what became of it. */
function Said({ project, noShow, name, side, isOwner }: SaidProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const standing = useStanding({ project, noShow });
  const date = formats.plainDate(noShow.startDate);
  const title =
    side === 'contractor'
      ? formatMessage({ id: 'work.no_show.asked_of_you' }, { date })
      : formatMessage({ id: 'work.no_show.ended' }, { viewer: isOwner ? 'client' : 'other', name, date });
  return (
    <Banner kind="news" title={title}>
      {noShow.answer === null ? null : (
        <Typography>{formatMessage({ id: `work.no_show.answered.${noShow.answer}` }, { name, side })}</Typography>
      )}
      {noShow.words === null ? null : (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <PersonsWords>{noShow.words}</PersonsWords>
        </Typography>
      )}
      <Typography>{standing}</Typography>
    </Banner>
  );
}

/** Both sides read what was said of the day; the contractor answers here. It moves no money. */
export function NoShowBanner({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { noShow, parties, contractorName } = project;
  if (noShow === null) return null;
  if (noShow.mayAnswer) return <Asked project={project} noShow={noShow} />;
  const side = parties.includes('awarded_contractor') ? 'contractor' : 'client';
  return <Said {...{ project, noShow, side }} name={contractorName ?? ''} isOwner={parties.includes('owner')} />;
}
