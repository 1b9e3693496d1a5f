import { isPlainDate, localDay, missedSafeFinish, PRIORITIES, PROJECT_LIMITS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, DateField, SelectField, styled, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { closingDayHint } from './closing-day-hint.js';
import { useKit } from '../kit-context.js';
import { fieldOf, type ProjectDraft } from './convert-draft.js';
import { RuledGroup } from '../records/ruled-group.js';

const Project = styled(RuledGroup)(({ theme }) => ({
  '& .fields': {
    display: 'grid',
    gap: theme.spacing(1.5, 2),
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > .wide': { gridColumn: '1 / -1' },
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

export interface ProjectFieldsProps {
  readonly at: number;
  readonly isOnly: boolean;
  readonly draft: ProjectDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<ProjectDraft>) => void;
  readonly onRemove: () => void;
}

/** A closing so near that no day is left for the work is the first thing to know. */
function TightClosing({ closing }: { readonly closing: string }): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = localDay(useKit().useNow());
  const missed = isPlainDate(closing) ? missedSafeFinish(closing, today) : null;
  if (missed === null) return null;
  const date = formats.plainDate(missed);
  return (
    <div className="wide">
      <Banner kind="sent_back" role="status" title={formatMessage({ id: 'projects.field.closing_tight' }, { date })}>
        <FormattedMessage id="projects.field.closing_tight_text" />
      </Banner>
    </div>
  );
}

/** One project of a request, as it is about to be posted. */
export function ProjectFields({ at, isOnly, draft, errorOf, onChange, onRemove }: ProjectFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const empty = errorOf(fieldOf('project', at));
  return (
    <Project>
      <legend>
        {formatMessage({ id: isOnly ? 'triage.convert.only' : 'triage.convert.project' }, { number: at + 1 })}
      </legend>
      <div className="fields">
        {empty === undefined ? null : (
          <div className="wide">
            <Banner kind="broken">{empty}</Banner>
          </div>
        )}
        <div className="wide">
          <TextField
            name={fieldOf('title', at)}
            optional
            label={formatMessage({ id: 'projects.field.title' })}
            hint={formatMessage({ id: 'triage.convert.made_hint' })}
            maxLength={PROJECT_LIMITS.titleMax}
            value={draft.title}
            error={errorOf(fieldOf('title', at))}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </div>
        <SelectField
          name={fieldOf('priority', at)}
          label={formatMessage({ id: 'projects.field.priority' })}
          options={PRIORITIES.map((priority) => ({
            value: priority,
            label: formatMessage({ id: `projects.priority.${priority}` }),
          }))}
          value={draft.priority}
          onChange={({ target }) =>
            onChange({ priority: PRIORITIES.find((one) => one === target.value) ?? draft.priority })
          }
        />
        <DateField
          name={fieldOf('closing', at)}
          optional
          label={formatMessage({ id: 'projects.field.closing_date' })}
          hint={closingDayHint(draft.closingDate)}
          value={draft.closingDate}
          error={errorOf(fieldOf('closing', at))}
          onChange={({ target }) => onChange({ closingDate: target.value })}
        />
        <TightClosing closing={draft.closingDate} />
        <div className="wide">
          <TextField
            name={fieldOf('description', at)}
            optional
            rows={4}
            label={formatMessage({ id: 'projects.field.description' })}
            hint={formatMessage({ id: 'triage.convert.made_hint' })}
            maxLength={PROJECT_LIMITS.descriptionMax}
            value={draft.description}
            error={errorOf(fieldOf('description', at))}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        </div>
        <div className="wide">
          <TextField
            name={fieldOf('special', at)}
            optional
            rows={2}
            label={formatMessage({ id: 'projects.field.special' })}
            hint={formatMessage({ id: 'triage.convert.special_hint' })}
            maxLength={PROJECT_LIMITS.specialRequirementsMax}
            value={draft.special}
            onChange={({ target }) => onChange({ special: target.value })}
          />
        </div>
      </div>
      {at === 0 ? null : (
        <Button variant="quiet" size="small" sx={{ mt: 1 }} onClick={onRemove}>
          <FormattedMessage id="triage.convert.remove" values={{ number: at + 1 }} />
        </Button>
      )}
    </Project>
  );
}
