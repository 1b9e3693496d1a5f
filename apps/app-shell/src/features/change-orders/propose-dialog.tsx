import type { ProjectDetail } from '@cw/api-client';
import { CHANGE_ORDER_LIMITS, sumCents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, CheckboxField, PlusIcon, SegmentedField, Stack, TextField, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { readersToday } from '../../app/readers-today.js';
import { resolverOf } from '../../forms/form-faults.js';
import { FormDialog } from '../../forms/form-dialog.js';
import { FormSummary } from '../../forms/form-summary.js';
import { RestoredDraft } from '../../forms/restored-draft.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import {
  BLANK_CHANGE,
  BLANK_LINE,
  CHANGE_ORDER,
  checkChangeAnswers,
  daysOf,
  DAYS_EFFECTS,
  deltaOf,
  type ChangeAnswers,
} from './change-answers.js';
import { ChangeLineFields } from './change-line-fields.js';
import { ChangeOutcomeSummary } from './change-outcome-summary.js';
import { outcomeOf } from './change-outcome.js';
import { useChangeDraft, useStartOfChange } from './use-change-draft.js';
import { useProposeChange } from './use-propose-change.js';

export interface ProposeDialogProps {
  readonly project: ProjectDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface PartProps {
  readonly project: ProjectDetail;
  readonly form: UseFormReturn<ChangeAnswers>;
}

const isContractor = ({ parties }: ProjectDetail): boolean => parties.includes('awarded_contractor');

/** The client says yes to a closing that may move when the change is its own; the contractor's is asked at the answer. */
const mustAcknowledge = (project: ProjectDetail, answers: ChangeAnswers): boolean =>
  !isContractor(project) && isTooLate(project, answers);

const deltaFor = (project: ProjectDetail, { lines }: ChangeAnswers) =>
  sumCents(lines.map((line) => deltaOf(project, line)));

/** Whether the work then ends past the last day that is safe for the closing; that does not depend on today. */
const isTooLate = (project: ProjectDetail, answers: ChangeAnswers): boolean =>
  outcomeOf(project, { amountDeltaCents: deltaFor(project, answers), days: daysOf(answers) }, readersToday()).isTooLate;

function Lines({ project, form }: PartProps): ReactElement {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <ChangeLineFields
          key={id}
          project={project}
          form={form}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < CHANGE_ORDER_LIMITS.linesMax ? (
        <div>
          <Button startIcon={<PlusIcon />} onClick={() => append(BLANK_LINE)}>
            <FormattedMessage id="changes.line.add" />
          </Button>
        </div>
      ) : null}
    </>
  );
}

function DaysAndReason({ form }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const daysEffect = form.watch('daysEffect');
  return (
    <>
      <SegmentedField
        {...field('daysEffect')}
        label={formatMessage({ id: 'changes.days.label' })}
        choices={DAYS_EFFECTS.map((value) => ({ value, label: formatMessage({ id: `changes.days.${value}` }) }))}
      />
      {daysEffect === 'same' ? null : (
        <TextField
          {...field('days')}
          label={formatMessage({ id: `changes.days.count_${daysEffect}` })}
          inputMode="numeric"
          maxLength={String(CHANGE_ORDER_LIMITS.daysMax).length}
          autoComplete="off"
        />
      )}
      <TextField
        {...field('reason')}
        label={formatMessage({ id: 'changes.reason' })}
        hint={formatMessage({ id: 'changes.reason_hint' })}
        maxLength={CHANGE_ORDER_LIMITS.reasonMax}
        rows={3}
      />
    </>
  );
}

function LateWarning({ project, form }: PartProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const field = useFieldProps(form);
  if (project.closingDate === null || !isTooLate(project, form.watch())) return null;
  const date = formats.plainDate(project.closingDate);
  return (
    <Stack spacing={1.5}>
      <Banner kind="date" role="status" title={formatMessage({ id: 'changes.late' }, { date })}>
        {isContractor(project) ? formatMessage({ id: 'changes.late_contractor' }) : null}
      </Banner>
      {isContractor(project) ? null : (
        <CheckboxField {...field('acknowledgesLate')} label={formatMessage({ id: 'changes.late_yes' })} />
      )}
    </Stack>
  );
}

/** PAY-06: asks the other side for another price, another list or other days. What is typed stays while it is closed, and over a reload. */
export function ProposeDialog({ project, open, onClose }: ProposeDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { key, draft } = useStartOfChange(project);
  const form = useForm<ChangeAnswers>({
    defaultValues: draft?.answers ?? BLANK_CHANGE,
    resolver: resolverOf((answers) => checkChangeAnswers(project, answers, mustAcknowledge(project, answers))),
    shouldFocusError: false,
  });
  const { restoredAt, clear } = useChangeDraft(form, key, draft);
  const { send, sending, rest } = useProposeChange(project, form, () => {
    clear();
    onClose();
  });
  const answers = form.watch();
  const submit = form.handleSubmit(send);
  return (
    <FormDialog
      open={open}
      title={formatMessage({ id: 'changes.propose.title' })}
      saveLabel={formatMessage({
        id: isContractor(project) ? 'changes.propose.send_client' : 'changes.propose.send_contractor',
      })}
      sending={sending}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      {restoredAt === undefined ? null : <RestoredDraft savedAt={restoredAt} onDiscard={clear} />}
      <FormSummary form={form} order={CHANGE_ORDER} rest={rest} />
      <Typography variant="body2">
        <FormattedMessage id="changes.propose.text" />
      </Typography>
      <Lines project={project} form={form} />
      <DaysAndReason project={project} form={form} />
      <ChangeOutcomeSummary project={project} amountDeltaCents={deltaFor(project, answers)} days={daysOf(answers)} />
      <LateWarning project={project} form={form} />
    </FormDialog>
  );
}
