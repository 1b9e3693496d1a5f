import { conditionTemplate, PROJECT_LIMITS } from '@cw/domain';
import type { TemplateTexts } from '@cw/i18n';
import { Button, ListIcon, ToolboxIcon, fieldId, PlusIcon, styled, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLatePiece } from '../../../../app/loading/late-piece.js';
import type { ConditionAnswers, ProjectAnswers } from '../project-answers.js';
import { answersOfLine, answersOfTemplate, type ChosenLine } from './taken-conditions.js';

// Most projects are typed; whoever wants one of these waits a moment for it.
const loadPaste = async () => (await import('./paste-dialog.js')).PasteDialog;
const loadTemplates = async () => (await import('./template-dialog.js')).TemplateDialog;

/** The usual way over the two others, which share its width. */
const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

type Way = 'paste' | 'templates';

export interface AddConditionsProps {
  readonly form: UseFormReturn<ProjectAnswers>;
  readonly count: number;
  /** One blank repair more. */
  readonly onBlank: () => void;
  readonly onTake: (taken: readonly ConditionAnswers[]) => void;
}

const yearOf = (typed: string): number | null => (/^\d{4}$/u.test(typed.trim()) ? Number(typed) : null);

/** COND-01: the three ways by which a repair comes into the form. */
export function AddConditions({ form, count, onBlank, onTake }: AddConditionsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  // Once it has come a dialog stays, so that leaving it by mistake loses nothing.
  const { Piece: PasteDialog, fetchPiece: fetchPaste } = useLatePiece(loadPaste);
  const { Piece: TemplateDialog, fetchPiece: fetchTemplates } = useLatePiece(loadTemplates);
  const [way, setWay] = useState<Way>();
  const room = PROJECT_LIMITS.conditionsMax - count;

  const open = (next: Way): void => {
    setWay(next);
    if (next === 'paste') fetchPaste();
    else fetchTemplates();
  };
  const take = (taken: readonly ConditionAnswers[]): void => {
    setWay(undefined);
    onTake(taken);
    toast({ kind: 'done', title: formatMessage({ id: 'projects.paste.taken' }, { count: taken.length }) });
  };
  const previous = (): ConditionAnswers | undefined => form.getValues('conditions').at(-1);
  const takeLines = (lines: readonly ChosenLine[]): void => take(lines.map((line) => answersOfLine(line, previous())));
  const takeTemplates = (ids: readonly string[], words: TemplateTexts): void =>
    take(
      ids.flatMap((id) => {
        const template = conditionTemplate(id);
        return template === undefined ? [] : [answersOfTemplate(template, words[template.id], previous())];
      }),
    );
  const { loanProgram, yearBuilt } = form.getValues();
  const dialog = { room, onClose: () => setWay(undefined) };

  return (
    <>
      <Ways>
        <Button id={fieldId('add-condition')} startIcon={<PlusIcon />} disabled={room <= 0} onClick={onBlank}>
          <FormattedMessage id={count === 0 ? 'projects.condition.new' : 'projects.condition.another'} />
        </Button>
        <Button startIcon={<ListIcon />} disabled={room <= 0} onClick={() => open('paste')}>
          <FormattedMessage id="projects.paste.open" />
        </Button>
        <Button startIcon={<ToolboxIcon />} disabled={room <= 0} onClick={() => open('templates')}>
          <FormattedMessage id="projects.template.open" />
        </Button>
      </Ways>
      {PasteDialog === undefined ? null : <PasteDialog {...dialog} open={way === 'paste'} onTake={takeLines} />}
      {TemplateDialog === undefined ? null : (
        <TemplateDialog
          {...dialog}
          open={way === 'templates'}
          program={loanProgram === '' ? null : loanProgram}
          yearBuilt={yearOf(yearBuilt)}
          onTake={takeTemplates}
        />
      )}
    </>
  );
}
