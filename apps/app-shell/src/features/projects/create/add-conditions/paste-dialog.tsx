import { CONDITION_LIMITS, guessCategory, PROJECT_CATEGORIES, readPastedList } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import {
  Button,
  CheckboxField,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  SelectField,
  styled,
  TextField,
  Typography,
  VisuallyHidden,
  fieldId,
  useMissingGate,
} from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { takeFocus } from '../../../../forms/take-focus.js';
import { useKeptPaste, type Decision, type Decisions } from './kept-paste.js';
import type { ChosenLine } from './taken-conditions.js';

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(0, 1.5),
    alignItems: 'end',
    paddingBlock: theme.spacing(1, 1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    // What it becomes stands over where it is and whose work it is.
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

interface PreviewLine extends ChosenLine {
  /** Stays the same while the text around the line changes. */
  readonly key: string;
  readonly taken: boolean;
}

/** A line keeps what was decided of it while others are typed: its words are its key, counted where they repeat. */
function previewOf(text: string, decisions: Decisions): PreviewLine[] {
  const times = new Map<string, number>();
  return readPastedList(text).map((line) => {
    const time = (times.get(line.title) ?? 0) + 1;
    times.set(line.title, time);
    const key = `${line.title} ${time}`;
    const {
      taken = !line.isNoRepair,
      category = guessCategory(line.quote) ?? '',
      location = line.location ?? '',
    } = decisions[key] ?? {};
    return { ...line, key, taken, category, location };
  });
}

/** What a line becomes, with the page and the cost that were found in it. */
function labelOf({ formatMessage }: IntlShape, { title, page, cost }: PreviewLine): string {
  const paged = page === null ? title : formatMessage({ id: 'projects.paste.line_page' }, { title, page });
  return cost === null
    ? paged
    : formatMessage({ id: 'projects.paste.line_cost' }, { line: paged, cost: formatMoney(cost) });
}

interface PreviewProps {
  readonly lines: readonly PreviewLine[];
  /** The place of those that name none. */
  readonly elsewhere: string;
  readonly onDecide: (key: string, decision: Decision) => void;
}

interface LineFieldsProps extends Omit<PreviewProps, 'lines'> {
  readonly line: PreviewLine;
  readonly index: number;
}

/** Where it is and whose work it is; asked only of what is taken. */
function LineFields({ line, index, elsewhere, onDecide }: LineFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        name={`paste-location-${index}`}
        label={
          <VisuallyHidden>{formatMessage({ id: 'projects.paste.location_of' }, { title: line.title })}</VisuallyHidden>
        }
        placeholder={elsewhere === '' ? formatMessage({ id: 'projects.condition.location' }) : elsewhere}
        value={line.location}
        maxLength={CONDITION_LIMITS.locationMax}
        autoComplete="off"
        onChange={(event) => onDecide(line.key, { location: event.target.value })}
      />
      <SelectField
        name={`paste-category-${index}`}
        label={
          <VisuallyHidden>{formatMessage({ id: 'projects.paste.category_of' }, { title: line.title })}</VisuallyHidden>
        }
        emptyLabel={formatMessage({ id: 'projects.condition.choose_category' })}
        value={line.category}
        options={PROJECT_CATEGORIES.map((value) => ({
          value,
          label: formatMessage({ id: `projects.category.${value}` }),
        }))}
        onChange={(event) => {
          const chosen = PROJECT_CATEGORIES.find((one) => one === event.target.value);
          onDecide(line.key, { category: chosen ?? '' });
        }}
      />
    </>
  );
}

function Preview({ lines, elsewhere, onDecide }: PreviewProps): ReactElement {
  const intl = useIntl();
  return (
    <Lines aria-label={intl.formatMessage({ id: 'projects.paste.preview' })}>
      {lines.map((line, index) => (
        <li key={line.key}>
          <CheckboxField
            name={`paste-${index}`}
            label={labelOf(intl, line)}
            checked={line.taken}
            onChange={() => onDecide(line.key, { taken: !line.taken })}
          />
          {line.taken ? <LineFields line={line} index={index} elsewhere={elsewhere} onDecide={onDecide} /> : null}
        </li>
      ))}
    </Lines>
  );
}

export interface PasteDialogProps {
  readonly open: boolean;
  /** How many more the project may have. */
  readonly room: number;
  readonly onTake: (lines: readonly ChosenLine[]) => void;
  readonly onClose: () => void;
}

/** COND-01: a list from a report, a letter or a mail; each line becomes one repair, after a look at it. */
export function PasteDialog({ open, room, onTake, onClose }: PasteDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const previewId = useId();
  const { pasted, write, forget } = useKeptPaste();
  const { text, decisions, elsewhere } = pasted;
  const lines = previewOf(text, decisions);
  const taken = lines.filter((line) => line.taken);
  const placeless = taken.filter(({ location }) => location.trim() === '').length;
  const surplus = taken.length - room;
  const lacks =
    surplus > 0
      ? formatMessage({ id: 'projects.paste.too_many' }, { room, surplus })
      : taken.length === 0
        ? formatMessage({ id: lines.length === 0 ? 'projects.paste.empty' : 'projects.paste.none_taken' })
        : undefined;
  const gate = useMissingGate(
    lacks === undefined
      ? undefined
      : { field: lines.length > 0 && taken.length === 0 ? previewId : fieldId('paste-text'), text: lacks },
  );

  const decide = (key: string, decision: Decision): void =>
    write({ decisions: { ...decisions, [key]: { ...decisions[key], ...decision } } });
  const take = (): void => {
    if (!gate.pass()) return;
    onTake(taken.map((line) => (line.location.trim() === '' ? { ...line, location: elsewhere } : line)));
    forget();
  };

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>
        <FormattedMessage id="projects.paste.title" />
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5, '&&': { py: 2 } }}>
        <TextField
          name="paste-text"
          ref={takeFocus}
          label={formatMessage({ id: 'projects.paste.text' })}
          hint={formatMessage({ id: 'projects.paste.hint' })}
          rows={6}
          value={text}
          onChange={(event) => write({ text: event.target.value })}
          error={surplus > 0 ? formatMessage({ id: 'projects.paste.too_many' }, { room, surplus }) : undefined}
        />
        {lines.length === 0 ? null : (
          <div id={previewId}>
            <Typography variant="label" component="h3" sx={{ mb: 1 }}>
              <FormattedMessage id="projects.paste.check" />
            </Typography>
            <Preview lines={lines} elsewhere={elsewhere} onDecide={decide} />
            {placeless === 0 ? null : (
              <TextField
                name="paste-elsewhere"
                label={formatMessage({ id: 'projects.paste.elsewhere' }, { count: placeless })}
                hint={formatMessage({ id: 'projects.paste.elsewhere_hint' })}
                value={elsewhere}
                maxLength={CONDITION_LIMITS.locationMax}
                autoComplete="off"
                onChange={(event) => write({ elsewhere: event.target.value })}
              />
            )}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {gate.note}
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage id="ui.confirm_dialog.cancel" />
        </Button>
        <Button variant="primary" aria-describedby={gate.describedBy} onClick={take}>
          <FormattedMessage id="projects.paste.take" values={{ count: taken.length }} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
