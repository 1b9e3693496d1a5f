import {
  cents,
  needsLeadSafe,
  PROJECT_CATEGORIES,
  type ConditionTemplate,
  type LoanProgram,
  type ProjectCategory,
} from '@cw/domain';
import { formatWholeDollars, type TemplateTexts } from '@cw/i18n';
import {
  Button,
  CheckboxGroup,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ErrorState,
  LoadingState,
  SelectField,
  TextField,
  Typography,
  fieldId,
  useMissingGate,
} from '@cw/ui';
import { useId, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { FieldLine } from '../../../../forms/form-section.js';
import { templatesFor } from './template-search.js';
import { useTemplateWords } from './use-template-words.js';

/** What there is to know of a template before it is taken. */
function noteOf(
  { formatMessage }: IntlShape,
  template: ConditionTemplate,
  { scope, yearBuilt }: { readonly scope: string; readonly yearBuilt: number | null },
): string {
  const [from, to] = template.typicalCostCents;
  const cost = formatMessage(
    { id: 'projects.template.cost' },
    { from: formatWholeDollars(cents(from)), to: formatWholeDollars(cents(to)) },
  );
  const lead = needsLeadSafe(template, yearBuilt) ? ` ${formatMessage({ id: 'projects.template.lead_safe' })}` : '';
  return `${scope} ${cost}${lead}`;
}

export interface TemplateFilterProps {
  /** The project's loan and house, as far as they are known. */
  readonly program: LoanProgram | null;
  readonly yearBuilt: number | null;
}

interface ChoiceProps extends TemplateFilterProps {
  readonly words: TemplateTexts;
  readonly chosen: readonly string[];
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

function Choice({ words, chosen, onChoose, program, yearBuilt }: ChoiceProps): ReactElement {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [text, setText] = useState('');
  const [category, setCategory] = useState<ProjectCategory | ''>('');
  const found = templatesFor({ words: text, category, program }, words);
  return (
    <>
      <FieldLine columns="minmax(0, 2fr) minmax(0, 1fr)">
        <TextField
          name="template-words"
          type="search"
          label={formatMessage({ id: 'projects.template.search' })}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
        />
        <SelectField
          name="template-category"
          label={formatMessage({ id: 'projects.field.category' })}
          emptyLabel={formatMessage({ id: 'projects.template.every_category' })}
          value={category}
          options={PROJECT_CATEGORIES.map((value) => ({
            value,
            label: formatMessage({ id: `projects.category.${value}` }),
          }))}
          onChange={(event) => setCategory(PROJECT_CATEGORIES.find((one) => one === event.target.value) ?? '')}
        />
      </FieldLine>
      <Typography variant="body2" role="status">
        <FormattedMessage id="projects.template.found" values={{ count: found.length }} />
      </Typography>
      {found.length === 0 ? null : (
        <CheckboxGroup
          name="templates"
          label={formatMessage({ id: 'projects.template.list' })}
          selected={chosen}
          choices={found.map((template) => ({
            value: template.id,
            label: words[template.id].title,
            note: noteOf(intl, template, { scope: words[template.id].scope, yearBuilt }),
          }))}
          onChange={(event) => onChoose(event.target.value, event.target.checked)}
        />
      )}
    </>
  );
}

export interface TemplateDialogProps extends TemplateFilterProps {
  readonly open: boolean;
  /** How many more the project may have. */
  readonly room: number;
  readonly onTake: (ids: readonly string[], words: TemplateTexts) => void;
  readonly onClose: () => void;
}

/** COND-01: the repairs that appraisals ask for again and again, with their scope and their proof. */
export function TemplateDialog({ open, room, onTake, onClose, ...filter }: TemplateDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const state = useTemplateWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const surplus = chosen.length - room;
  const lacks =
    surplus > 0
      ? formatMessage({ id: 'projects.paste.too_many' }, { room, surplus })
      : chosen.length === 0
        ? formatMessage({ id: 'projects.template.none_chosen' })
        : undefined;
  const gate = useMissingGate(lacks === undefined ? undefined : { field: fieldId('templates'), text: lacks });

  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  const take = (): void => {
    if (!gate.pass() || state.status !== 'there') return;
    onTake(chosen, state.words);
    setChosen([]);
  };

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>
        <FormattedMessage id="projects.template.title" />
      </DialogTitle>
      <DialogContent
        dividers
        sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minHeight: '24rem', '&&': { py: 2 } }}
      >
        {state.status === 'loading' ? <LoadingState /> : null}
        {state.status === 'failed' ? (
          <ErrorState title={formatMessage({ id: 'projects.template.failed' })} onRetry={state.retry} />
        ) : null}
        {state.status === 'there' ? <Choice {...filter} words={state.words} chosen={chosen} onChoose={choose} /> : null}
      </DialogContent>
      <DialogActions>
        {gate.note}
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage id="ui.confirm_dialog.cancel" />
        </Button>
        <Button variant="primary" aria-describedby={gate.describedBy} onClick={take}>
          <FormattedMessage id="projects.paste.take" values={{ count: chosen.length }} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
