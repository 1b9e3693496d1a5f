import type { IntakeRepairView } from '@cw/api-client';
import { CONDITION_KINDS, CONDITION_LIMITS, PROJECT_CATEGORIES } from '@cw/domain';
import { PickOneField, SelectField, Stack, styled, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fieldOf, type ConditionDraft, type ProjectDraft } from './convert-draft.js';
import { EvidenceFields } from './evidence-fields.js';
import { RuledGroup } from '../records/ruled-group.js';
import { useRepairName } from './use-repair-name.js';

const Group = styled(RuledGroup)(({ theme }) => ({
  '& .pair': {
    display: 'grid',
    gap: theme.spacing(1.5, 2),
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    '& > *': { minWidth: 0 },
  },
}));

export interface ConditionFieldsProps {
  readonly repair: IntakeRepairView;
  readonly projects: readonly ProjectDraft[];
  readonly draft: ConditionDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<ConditionDraft>) => void;
}

/** One repair as it becomes a condition; what is left empty is taken from the request. */
export function ConditionFields({ repair, projects, draft, errorOf, onChange }: ConditionFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const nameOf = useRepairName();
  const { id } = repair;
  return (
    <Group>
      <legend>{nameOf(repair)}</legend>
      <Stack spacing={1.5} className="fields">
        {projects.length === 1 ? null : (
          <PickOneField
            name={fieldOf('in', id)}
            label={formatMessage({ id: 'triage.convert.in' })}
            choices={projects.map((_, at) => ({
              value: String(at),
              label: formatMessage({ id: 'triage.convert.project' }, { number: at + 1 }),
            }))}
            selected={[String(draft.project)]}
            onChange={({ target }) => onChange({ project: Number(target.value) })}
          />
        )}
        <div className="pair">
          <TextField
            name={fieldOf('condition-title', id)}
            optional
            label={formatMessage({ id: 'triage.convert.condition_title' })}
            maxLength={CONDITION_LIMITS.titleMax}
            value={draft.title}
            error={errorOf(fieldOf('condition-title', id))}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <SelectField
            name={fieldOf('category', id)}
            label={formatMessage({ id: 'triage.convert.trade' })}
            options={PROJECT_CATEGORIES.map((category) => ({
              value: category,
              label: formatMessage({ id: `projects.category.${category}` }),
            }))}
            value={draft.category}
            onChange={({ target }) =>
              onChange({ category: PROJECT_CATEGORIES.find((one) => one === target.value) ?? draft.category })
            }
          />
          <SelectField
            name={fieldOf('kind', id)}
            label={formatMessage({ id: 'projects.condition.kind' })}
            options={CONDITION_KINDS.map((kind) => ({
              value: kind,
              label: formatMessage({ id: `projects.kind.${kind}` }),
            }))}
            value={draft.kind}
            onChange={({ target }) =>
              onChange({ kind: CONDITION_KINDS.find((one) => one === target.value) ?? draft.kind })
            }
          />
          <TextField
            name={fieldOf('location', id)}
            optional
            label={formatMessage({ id: 'triage.convert.location' })}
            maxLength={CONDITION_LIMITS.locationMax}
            value={draft.location}
            error={errorOf(fieldOf('location', id))}
            onChange={({ target }) => onChange({ location: target.value })}
          />
        </div>
        <TextField
          name={fieldOf('scope', id)}
          optional
          rows={3}
          label={formatMessage({ id: 'triage.convert.scope' })}
          maxLength={CONDITION_LIMITS.scopeMax}
          value={draft.scope}
          error={errorOf(fieldOf('scope', id))}
          onChange={({ target }) => onChange({ scope: target.value })}
        />
        <EvidenceFields repairId={id} draft={draft} onChange={(evidence) => onChange({ evidence })} />
      </Stack>
    </Group>
  );
}
