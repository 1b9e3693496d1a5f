import { Button, FileIcon, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { IntakeAnswers } from '../answers/intake-answers.js';
import type { Step } from '../steps.js';
import type { Repairs } from '../steps/use-repairs.js';
import { RepairSuggestions } from './repair-suggestions.js';
import { valuesForStep } from './report-facts.js';
import { SUGGESTIONS_ID } from './suggestions-frame.js';
import type { Report } from './use-report.js';
import { ValueSuggestions } from './value-suggestions.js';

const OnPhones = styled('div')(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } }));

const countFor = ({ state: { reading } }: Report, step: Step): number => {
  if (reading === undefined) return 0;
  return step === 'repairs' ? reading.repairs.length : valuesForStep(reading, step).length;
};

/** Where there is no room beside the form, what was found lies under it; this leads there. */
export function ToSuggestions({ report, step }: { readonly report: Report; readonly step: Step }): ReactElement | null {
  const count = countFor(report, step);
  if (count === 0) return null;
  return (
    <OnPhones>
      <Button
        startIcon={<FileIcon />}
        onClick={() => {
          const panel = document.getElementById(SUGGESTIONS_ID);
          panel?.focus({ preventScroll: true });
          panel?.scrollIntoView({ block: 'start' });
        }}
      >
        <FormattedMessage id="intake.suggestions.go" values={{ count }} />
      </Button>
    </OnPhones>
  );
}

export interface StepSuggestionsProps {
  readonly step: Step;
  readonly report: Report;
  readonly form: UseFormReturn<IntakeAnswers>;
  readonly repairs: Repairs;
}

/** What the report tells of the questions of a step. */
export function StepSuggestions({ step, report, form, repairs }: StepSuggestionsProps): ReactElement | null {
  const { reading } = report.state;
  if (reading === undefined || countFor(report, step) === 0) return null;
  if (step === 'repairs') return <RepairSuggestions {...{ report, reading, repairs }} />;
  return <ValueSuggestions {...{ report, reading, form }} values={valuesForStep(reading, step)} />;
}
