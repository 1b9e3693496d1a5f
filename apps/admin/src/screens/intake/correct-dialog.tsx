import { ACCOUNT_LIMITS, INVOICE_LIMITS, LOAN_PROGRAMS, PROJECT_LIMITS, US_STATES } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useStateChoices } from '@cw/i18n/react';
import { DateField, SelectField, TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { closingDayHint } from './closing-day-hint.js';
import { ActDialog } from '../records/act-dialog.js';
import { fieldFaultsOf } from '../records/field-faults.js';
import { adoptTexts, useKept } from '../records/use-kept.js';
import {
  beginCorrection,
  correctionFaults,
  correctionOf,
  fieldOf,
  type Correction,
  type CorrectionField,
} from './correction.js';
import type { IntakeProps } from './intake-props.js';
import { useIntakeActs } from './use-intake-acts.js';

type Text = readonly [name: CorrectionField, label: MessageId, max: number];

/** Of ZIP+4, which is cut to its five digits. */
const ZIP_MAX = 10;
const YEAR_MAX = 4;
const PLACE: readonly Text[] = [
  ['address', 'intake.field.address', PROJECT_LIMITS.addressMax],
  ['city', 'projects.field.city', PROJECT_LIMITS.cityMax],
];
const HOUSE: readonly Text[] = [
  ['zip', 'projects.field.zip', ZIP_MAX],
  ['yearBuilt', 'projects.field.year_built', YEAR_MAX],
];
const LOAN: readonly Text[] = [
  ['lender', 'projects.field.lender', PROJECT_LIMITS.lenderMax],
  ['loanOfficer', 'projects.field.loan_officer', PROJECT_LIMITS.personMax],
  ['caseNumber', 'projects.field.case_number', PROJECT_LIMITS.caseNumberMax],
];
const AGENT: readonly Text[] = [
  ['agentName', 'projects.field.settlement_agent', INVOICE_LIMITS.nameMax],
  ['agentCompany', 'invoices.agent.company', INVOICE_LIMITS.companyMax],
  ['agentEmail', 'invoices.agent.email', ACCOUNT_LIMITS.emailMax],
  ['fileNumber', 'invoices.agent.file_number', INVOICE_LIMITS.fileNumberMax],
];
const REQUIRED: ReadonlySet<string> = new Set(['address', 'city', 'zip']);

export interface CorrectDialogProps extends IntakeProps {
  readonly onClose: () => void;
}

function useCorrection({ intake, onClose }: CorrectDialogProps) {
  const acts = useIntakeActs(intake.id);
  const [began] = useState(() => beginCorrection(intake));
  const [typed, setTyped, forget] = useKept<Correction>({
    // What was typed over an earlier version would be sent as a change of what others have put right meanwhile.
    subject: `correct.${intake.id}.${intake.version}`,
    blank: began,
    adopt: (stored) => adoptTexts({ ...began }, stored),
  });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const faults = correctionFaults(typed);
  const change = (name: CorrectionField, value: string): void => setTyped({ ...typed, [name]: value });
  const carryOut = async (): Promise<void> => {
    const correction = correctionOf(began, typed);
    if (Object.keys(correction).length === 0) return onClose();
    try {
      await acts.correct(correction, intake.version);
    } catch (error) {
      setRefused(new Map([...fieldFaultsOf(error)].map(([path, message]) => [fieldOf(path), message])));
      throw error;
    }
    forget();
  };
  return { typed, change, faults, tried, setTried, refused, carryOut };
}

/** What the submitter got wrong about the house or the closing. Only what is changed is sent. */
export function CorrectDialog(props: CorrectDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const statesOf = useStateChoices();
  const { typed, change, faults, tried, setTried, refused, carryOut } = useCorrection(props);
  const errorOf = (name: CorrectionField): string | undefined => {
    const fault = tried ? faults.get(name) : undefined;
    return fault === undefined ? refused.get(name) : formatMessage({ id: fault });
  };
  const texts = (fields: readonly Text[]): ReactElement[] =>
    fields.map(([name, label, max]) => (
      <TextField
        key={name}
        name={name}
        label={formatMessage({ id: label })}
        {...(!REQUIRED.has(name) && { optional: true })}
        maxLength={max}
        autoComplete="off"
        value={typed[name]}
        error={errorOf(name)}
        onChange={({ target }) => change(name, target.value)}
      />
    ));
  return (
    <ActDialog
      title={formatMessage({ id: 'triage.correct.title' })}
      text={<FormattedMessage id="triage.correct.text" />}
      confirmLabel={formatMessage({ id: 'triage.correct.action' })}
      done={formatMessage({ id: 'triage.correct.done' })}
      isComplete={faults.size === 0}
      onTried={() => setTried(true)}
      carryOut={carryOut}
      onClose={props.onClose}
    >
      {texts(PLACE)}
      <SelectField
        name="usState"
        label={formatMessage({ id: 'projects.field.state' })}
        options={statesOf(US_STATES)}
        value={typed.usState}
        error={errorOf('usState')}
        onChange={({ target }) => change('usState', target.value)}
      />
      {texts(HOUSE)}
      <DateField
        name="closingDate"
        optional
        label={formatMessage({ id: 'projects.field.closing_date' })}
        hint={closingDayHint(typed.closingDate)}
        value={typed.closingDate}
        error={errorOf('closingDate')}
        onChange={({ target }) => change('closingDate', target.value)}
      />
      <SelectField
        name="loanProgram"
        optional
        label={formatMessage({ id: 'projects.field.loan_program' })}
        emptyLabel={formatMessage({ id: 'projects.field.loan_none' })}
        options={LOAN_PROGRAMS.map((program) => ({
          value: program,
          label: formatMessage({ id: `projects.loan.${program}` }),
        }))}
        value={typed.loanProgram}
        error={errorOf('loanProgram')}
        onChange={({ target }) => change('loanProgram', target.value)}
      />
      {texts(LOAN)}
      {texts(AGENT)}
    </ActDialog>
  );
}
