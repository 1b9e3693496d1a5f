import type { AppraisalReading, LoanProgram, ReadValue } from '@cw/domain';
import { isPlainDate, LOAN_PROGRAMS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Button, CheckGlyph, Chip, Quote, useAnnounce } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntakeAnswers } from '../answers/intake-answers.js';
import { FIELD_OF, SOURCE_OF_LAYOUT } from './report-facts.js';
import { FIELD_LABELS } from '../field-labels.js';
import { useReportPage, type ReportPage } from './report-page.js';
import { Suggestions, SuggestionsFrame } from './suggestions-frame.js';
import type { Report } from './use-report.js';

interface SuggestionProps {
  readonly reading: AppraisalReading;
  readonly suggestion: ReadValue;
  readonly form: UseFormReturn<IntakeAnswers>;
  readonly onPage: ReportPage['open'];
}

const programOf = (value: string): LoanProgram | undefined => LOAN_PROGRAMS.find((program) => program === value);

/** A value as its reader knows it: dates and programs in the page's language. */
function useShown({ field, value }: ReadValue): string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const program = field === 'loanProgram' ? programOf(value) : undefined;
  if (program !== undefined) return formatMessage({ id: `projects.loan.${program}` });
  return isPlainDate(value) ? formats.plainDate(value, 'full') : value;
}

function Suggestion({ reading, suggestion, form, onPage }: SuggestionProps): ReactElement {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const name = FIELD_OF[suggestion.field];
  const current = useWatch({ control: form.control, name });
  const [before, setBefore] = useState('');
  const shown = useShown(suggestion);
  const isUsed = current === suggestion.value;
  const label = formatMessage({ id: FIELD_LABELS[name] });
  const put = (value: string): void =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <li>
      <div className="act">
        <span className="facts">
          {label} <br />
          <b>{shown}</b>
        </span>
        {isUsed ? (
          <>
            <Chip tone="green" icon={<CheckGlyph size={16} />}>
              <FormattedMessage id="intake.suggestions.used" />
            </Chip>
            <Button
              variant="quiet"
              size="small"
              aria-label={formatMessage({ id: 'intake.suggestions.undo_named' }, { title: label })}
              onClick={() => {
                put(before);
                announce(formatMessage({ id: 'intake.suggestions.taken_back' }, { title: label }), name);
              }}
            >
              <FormattedMessage id="intake.suggestions.undo" />
            </Button>
          </>
        ) : (
          <Button
            aria-label={formatMessage({ id: 'intake.suggestions.use_named' }, { value: shown, field: label })}
            onClick={() => {
              setBefore(current);
              put(suggestion.value);
              announce(formatMessage({ id: 'intake.suggestions.filled' }, { field: label, value: shown }), name);
            }}
          >
            <FormattedMessage id="intake.suggestions.use" />
          </Button>
        )}
      </div>
      <Quote
        source={SOURCE_OF_LAYOUT[reading.layout]}
        page={suggestion.page}
        lang={reading.language}
        onPlace={onPage && (() => onPage(suggestion.page))}
      >
        {suggestion.quote}
      </Quote>
    </li>
  );
}

export interface ValueSuggestionsProps {
  readonly report: Report;
  readonly reading: AppraisalReading;
  readonly values: readonly ReadValue[];
  readonly form: UseFormReturn<IntakeAnswers>;
}

/** What the report tells of a step's questions; each answer is taken by one click, and given back by another. */
export function ValueSuggestions({ report, reading, values, form }: ValueSuggestionsProps): ReactElement {
  const { open, dialog } = useReportPage(report);
  return (
    <SuggestionsFrame
      report={report}
      count={<FormattedMessage id="intake.suggestions.values_count" values={{ count: values.length }} />}
    >
      <Suggestions>
        {values.map((suggestion) => (
          <Suggestion
            key={`${suggestion.field} ${suggestion.value} ${suggestion.page}`}
            {...{ reading, suggestion, form }}
            onPage={open}
          />
        ))}
      </Suggestions>
      {dialog}
    </SuggestionsFrame>
  );
}
