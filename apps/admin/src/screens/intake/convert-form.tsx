import type { IntakeRepairView } from '@cw/api-client';
import { localDay } from '@cw/domain';
import { Button, ErrorSummary, focusUnread, Panel, PlusIcon, Stack } from '@cw/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { useKept } from '../records/use-kept.js';
import { adoptConvert } from './adopt-convert.js';
import { ConditionFields } from './condition-fields.js';
import {
  addProject,
  beginConvert,
  conditionOf,
  convertFaults,
  convertOf,
  fieldOf,
  mayAddProject,
  removeProject,
  type ConditionDraft,
  type ConvertDraft,
  type ProjectDraft,
} from './convert-draft.js';
import type { IntakeProps } from './intake-props.js';
import { openRepairs } from './offer-draft.js';
import { ProjectFields } from './project-fields.js';
import { useIntakeActs } from './use-intake-acts.js';

function useConvert(intake: IntakeProps['intake'], repairs: readonly IntakeRepairView[]) {
  const { formatMessage } = useIntl();
  const today = localDay(useKit().useNow());
  const [blank] = useState(() => beginConvert(intake, today));
  const [draft, setDraft, forget] = useKept<ConvertDraft>({
    subject: `convert.${intake.id}`,
    blank,
    adopt: (stored) => adoptConvert(blank, stored),
  });
  const [attempt, setAttempt] = useState(0);
  const found = attempt === 0 ? [] : [...convertFaults(draft, repairs, today)];
  const faults = new Map(
    found.map(([name, { id, limit }]) => [name, formatMessage({ id }, limit === undefined ? {} : { limit })]),
  );
  /** Whether it may go; from then on faults show. */
  const judge = (): boolean => {
    setAttempt(attempt + 1);
    return convertFaults(draft, repairs, today).size === 0;
  };
  return { draft, setDraft, forget, attempt, faults, judge };
}

/** COND-02, INT-08: an approved request becomes projects, one unless its repairs are divided. */
export function ConvertForm({ intake }: IntakeProps): ReactElement {
  const { formatMessage } = useIntl();
  const acts = useIntakeActs(intake.id);
  const repairs = openRepairs(intake);
  const { draft, setDraft, forget, attempt, faults, judge } = useConvert(intake, repairs);
  const [isAsking, setAsking] = useState(false);
  const count = draft.projects.length;
  // An empty project is filled where a repair says which it goes into.
  const choice = fieldOf('in', repairs.at(-1)?.id ?? '');
  const ask = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsking(!focusUnread(event.currentTarget) && judge());
  };
  const changeProject = (at: number, part: Partial<ProjectDraft>): void =>
    setDraft({ ...draft, projects: draft.projects.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const changeCondition = (id: string, part: Partial<ConditionDraft>): void =>
    setDraft({ ...draft, conditions: { ...draft.conditions, [id]: { ...conditionOf(draft, id), ...part } } });
  return (
    <Panel
      title={formatMessage({ id: 'triage.convert.title' })}
      subtitle={<FormattedMessage id="triage.convert.text" />}
    >
      <form onSubmit={ask} noValidate aria-label={formatMessage({ id: 'triage.convert.title' })}>
        <ErrorSummary
          faults={[...faults].map(([name, message]) => ({ name: name.replace(/^project-.*/, choice), message }))}
          attempt={attempt}
        />
        <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
          {draft.projects.map((project, at) => (
            <ProjectFields
              key={at}
              at={at}
              isOnly={count === 1}
              draft={project}
              errorOf={(field) => faults.get(field)}
              onChange={(part) => changeProject(at, part)}
              onRemove={() => setDraft(removeProject(draft, at))}
            />
          ))}
          {mayAddProject(draft, repairs) ? (
            <div>
              <Button
                variant="secondary"
                size="small"
                startIcon={<PlusIcon />}
                onClick={() => setDraft(addProject(draft, intake))}
              >
                <FormattedMessage id="triage.convert.add" />
              </Button>
            </div>
          ) : null}
          {repairs.map((repair) => (
            <ConditionFields
              key={repair.id}
              repair={repair}
              projects={draft.projects}
              draft={conditionOf(draft, repair.id)}
              errorOf={(field) => faults.get(field)}
              onChange={(part) => changeCondition(repair.id, part)}
            />
          ))}
          <div>
            <Button type="submit" variant="primary">
              <FormattedMessage id="triage.act.convert" values={{ count }} />
            </Button>
          </div>
        </Stack>
      </form>
      {isAsking ? (
        <ActDialog
          title={formatMessage({ id: 'triage.convert.confirm' }, { count })}
          text={formatMessage({ id: 'triage.convert.confirm_text' }, { count, name: intake.fullName })}
          confirmLabel={formatMessage({ id: 'triage.act.convert' }, { count })}
          done={formatMessage({ id: 'triage.convert.done' }, { count })}
          carryOut={async () => {
            await acts.convert(convertOf(draft, repairs));
            forget();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
