import type { AppraisalReading, ReadRepair } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Button, CheckGlyph, Chip, PlusIcon, Quote, useAnnounce } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Repairs } from '../steps/use-repairs.js';
import { useReportPage, type ReportPage } from './report-page.js';
import { placeOfSuggestion, SOURCE_OF_LAYOUT } from './report-facts.js';
import { Suggestions, SuggestionsFrame } from './suggestions-frame.js';
import type { Report } from './use-report.js';

interface SuggestionProps {
  readonly reading: AppraisalReading;
  readonly suggestion: ReadRepair;
  readonly repairs: Repairs;
  readonly onPage: ReportPage['open'];
}

/** What the report asks for in its own words, and the one click that takes it. */
function Suggestion({ reading, suggestion, repairs, onPage }: SuggestionProps): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const announce = useAnnounce();
  const { title, category, location, quote, pages, estimatedCostCents } = suggestion;
  const [page, ...others] = pages;
  const isAdded = placeOfSuggestion(repairs.list, suggestion) !== -1;
  const facts = [
    estimatedCostCents === null
      ? undefined
      : formatMessage({ id: 'intake.suggestions.estimate' }, { amount: formatMoney(estimatedCostCents) }),
    location ?? undefined,
    others.length === 0
      ? undefined
      : formatMessage({ id: 'intake.suggestions.also' }, { pages: formatList(others.map(String)) }),
  ].filter((fact) => fact !== undefined);
  return (
    <li>
      <Quote
        source={SOURCE_OF_LAYOUT[reading.layout]}
        page={page ?? null}
        lang={reading.language}
        onPlace={page === undefined || onPage === undefined ? undefined : () => onPage(page)}
      >
        {quote}
      </Quote>
      <div className="act">
        <span className="facts">
          <b>{formatMessage({ id: `intake.category.${category}` })}</b>
          {facts.map((fact) => ` · ${fact}`)}
        </span>
        {isAdded ? (
          <>
            <Chip tone="green" icon={<CheckGlyph size={16} />}>
              <FormattedMessage id="intake.suggestions.added" />
            </Chip>
            <Button
              variant="quiet"
              size="small"
              aria-label={formatMessage({ id: 'intake.suggestions.undo_named' }, { title })}
              onClick={() => {
                repairs.giveBack(suggestion);
                announce(formatMessage({ id: 'intake.suggestions.taken_back' }, { title }), title);
              }}
            >
              <FormattedMessage id="intake.suggestions.undo" />
            </Button>
          </>
        ) : (
          <Button
            startIcon={<PlusIcon />}
            disabled={repairs.room <= 0}
            aria-label={formatMessage({ id: 'intake.suggestions.add_named' }, { title })}
            onClick={() => {
              repairs.take(suggestion);
              announce(formatMessage({ id: 'intake.suggestions.repair_added' }, { title }), title);
            }}
          >
            <FormattedMessage id="intake.suggestions.add" />
          </Button>
        )}
      </div>
    </li>
  );
}

export interface RepairSuggestionsProps {
  readonly report: Report;
  readonly reading: AppraisalReading;
  readonly repairs: Repairs;
}

/** The report's required repairs beside the form; none is added by itself. */
export function RepairSuggestions({ report, reading, repairs }: RepairSuggestionsProps): ReactElement {
  const { open, dialog } = useReportPage(report);
  return (
    <SuggestionsFrame
      report={report}
      count={<FormattedMessage id="intake.suggestions.repairs_count" values={{ count: reading.repairs.length }} />}
    >
      <Suggestions>
        {reading.repairs.map((suggestion) => (
          <Suggestion
            key={`${suggestion.pages.join()} ${suggestion.quote}`}
            {...{ reading, suggestion, repairs }}
            onPage={open}
          />
        ))}
      </Suggestions>
      {dialog}
    </SuggestionsFrame>
  );
}
