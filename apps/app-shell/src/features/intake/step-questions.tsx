import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { IntakeAnswers } from './answers/intake-answers.js';
import type { Report } from './report/use-report.js';
import type { Step } from './steps.js';
import { ContactStep } from './steps/contact-step.js';
import { NotesStep } from './steps/notes-step.js';
import { PartiesStep } from './steps/parties-step.js';
import { PropertyStep } from './steps/property-step.js';
import { RepairsStep } from './steps/repairs-step.js';
import { ReportStep } from './steps/report-step.js';
import { TimelineStep } from './steps/timeline-step.js';
import type { Repairs } from './steps/use-repairs.js';

export interface StepQuestionsProps {
  readonly step: Step;
  readonly form: UseFormReturn<IntakeAnswers>;
  readonly repairs: Repairs;
  readonly report: Report;
  /** Why the reader cannot go on with the file that was chosen. */
  readonly reportFault: string | undefined;
  readonly onTrap: (typed: string) => void;
}

/** What a step asks. */
export function StepQuestions({ step, form, repairs, report, reportFault, onTrap }: StepQuestionsProps): ReactElement {
  switch (step) {
    case 'report':
      return <ReportStep report={report} error={reportFault} />;
    case 'property':
      return <PropertyStep form={form} />;
    case 'parties':
      return <PartiesStep form={form} />;
    case 'repairs':
      return <RepairsStep form={form} repairs={repairs} />;
    case 'notes':
      return <NotesStep form={form} />;
    case 'timeline':
      return <TimelineStep form={form} />;
    case 'contact':
      return <ContactStep form={form} onTrap={onTrap} />;
  }
}
