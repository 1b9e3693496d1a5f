import { ArrowBackIcon, Button, PageTitle, StepBar, styled, TextLink } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { homepageAddress } from '../../app/routes/area-address.js';
import { FormSummary } from '../../forms/form-summary.js';
import type { DraftKeeping } from './draft/use-intake-draft.js';
import { Columns, Questions, Ways } from './intake-layout.js';
import { StepSuggestions, ToSuggestions } from './report/step-suggestions.js';
import type { Report } from './report/use-report.js';
import { useNamedIntakeFault } from './named-fault.js';
import { StepQuestions } from './step-questions.js';
import { FIELDS_OF_STEP, nextPlace, previousPlace, STEPS, type Step } from './steps.js';
import { useRepairs } from './steps/use-repairs.js';
import { useStepForm } from './steps/use-step-form.js';
import { placePath, type PlaceControls } from './use-place.js';

const BackLink = styled('p')({
  margin: 0,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '0.375em', minHeight: 44 },
});

export interface StepViewProps {
  readonly step: Step;
  readonly draft: DraftKeeping;
  readonly report: Report;
  readonly controls: PlaceControls;
  readonly apiFaults: ReadonlyMap<string, string>;
  readonly onTrap: (typed: string) => void;
  /** Beside the questions, under what was found in the report. */
  readonly side: ReactNode;
}

const FIRST = 'report' satisfies Step;

interface WayBackProps {
  readonly step: Step;
}

function WayBack({ step }: WayBackProps): ReactElement | null {
  const previous = previousPlace(step);
  if (previous === undefined) return null;
  return (
    <BackLink>
      <TextLink href={placePath(previous)}>
        <ArrowBackIcon /> <FormattedMessage id={`intake.step.${previous}.name`} />
      </TextLink>
    </BackLink>
  );
}

/** The first page says what the form is for, as its stored page does; the others ask their question. */
function StepTitle({ step }: WayBackProps): ReactElement {
  const { formatMessage } = useIntl();
  const bar = <StepBar step={STEPS.indexOf(step) + 1} of={STEPS.length} />;
  if (step === FIRST) {
    return (
      <>
        <PageTitle
          title={formatMessage({ id: 'marketing.repair_intake.title' })}
          subtitle={<FormattedMessage id="marketing.repair_intake.lead" />}
        />
        {bar}
        <header>
          <h2>
            <FormattedMessage id="marketing.repair_intake.first_title" />
          </h2>
          <p>
            <FormattedMessage id="marketing.repair_intake.first_lead" />
          </p>
        </header>
      </>
    );
  }
  return (
    <>
      {bar}
      <PageTitle
        title={formatMessage({ id: `intake.step.${step}.title` })}
        subtitle={<FormattedMessage id={`intake.step.${step}.lead`} />}
      />
    </>
  );
}

interface StepWaysProps extends WayBackProps {
  readonly controls: PlaceControls;
}

function StepWays({ step, controls: { returning, go } }: StepWaysProps): ReactElement {
  const { formatMessage } = useIntl();
  const previous = previousPlace(step);
  const next = nextPlace(step);
  const toNext =
    next === 'check' || next === 'sent'
      ? formatMessage({ id: 'intake.continue_check' })
      : formatMessage({ id: 'intake.continue' }, { next: formatMessage({ id: `intake.step.${next}.next` }) });
  return (
    <Ways>
      <Button type="submit" variant="primary" size="large">
        {returning ? <FormattedMessage id="intake.return_check" /> : toNext}
      </Button>
      {previous === undefined ? (
        <Button component="a" size="large" href={homepageAddress()}>
          <FormattedMessage id="intake.back" />
        </Button>
      ) : (
        <Button size="large" onClick={() => go(previous)}>
          <FormattedMessage id="intake.back" />
        </Button>
      )}
    </Ways>
  );
}

/** One topic: its questions, what the report says of them beside it, and the ways on and back. */
export function StepView({ step, draft, report, controls, apiFaults, onTrap, side }: StepViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isHeldUp, setIsHeldUp] = useState(false);
  const isUnfit = step === 'report' && report.state.phase === 'refused';
  const { form, submit } = useStepForm({
    step,
    draft,
    apiFaults,
    field: controls.arrival.field,
    onDone: () => {
      setIsHeldUp(isUnfit);
      if (isUnfit) return;
      draft.flush();
      controls.go(controls.returning ? 'check' : nextPlace(step));
    },
  });
  const repairs = useRepairs(form);
  const named = useNamedIntakeFault(form);
  const reportFault = isUnfit && isHeldUp ? formatMessage({ id: 'intake.report.refused_text' }) : undefined;
  return (
    <Columns>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <WayBack step={step} />
        <FormSummary
          form={form}
          order={FIELDS_OF_STEP[step]}
          rest={reportFault === undefined ? [] : [reportFault]}
          named={named}
        />
        <Questions>
          <div>
            <StepTitle step={step} />
          </div>
          <ToSuggestions report={report} step={step} />
          <StepQuestions {...{ step, form, repairs, report, reportFault, onTrap }} />
        </Questions>
        <StepWays step={step} controls={controls} />
      </form>
      <div className="side">
        <StepSuggestions {...{ step, report, form, repairs }} />
        {side}
      </div>
    </Columns>
  );
}
