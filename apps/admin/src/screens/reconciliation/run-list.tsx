import type { ReconciliationRunView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Chip, EmptyState, Panel, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { FRESH } from '../records/fresh.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { RecordLines } from '../records/record-lines.js';
import { DifferenceList } from './difference-list.js';
import { useRuleNames } from './rule-names.js';
import { RUN_TONES, runStateOf } from './run-state.js';
import { runsQuery, useLatestRuns } from './use-runs.js';

function RunFacts({ run }: { readonly run: ReconciliationRunView }): ReactElement {
  const { reach, askedByName, compared, error, brokenRules, uncheckedRules } = run;
  const namesOf = useRuleNames();
  return (
    <div className="quiet">
      <p>
        <FormattedMessage
          id={`admin.reconciliation.reach.${reach}`}
          values={{
            asked: String(askedByName !== null),
            name: askedByName ?? '',
            state: runStateOf(run),
            count: compared,
          }}
        />
      </p>
      {error === null ? null : (
        <p>
          <FormattedMessage id="admin.reconciliation.failed_because" values={{ code: error }} />
        </p>
      )}
      {brokenRules.length === 0 ? null : (
        <p>
          <FormattedMessage
            id="admin.reconciliation.rules"
            values={{ rules: namesOf(brokenRules.map(({ name }) => name)) }}
          />
        </p>
      )}
      {uncheckedRules.length === 0 ? null : (
        <p>
          <FormattedMessage id="admin.reconciliation.unchecked" values={{ rules: namesOf(uncheckedRules) }} />
        </p>
      )}
    </div>
  );
}

function useLine(): (run: ReconciliationRunView) => { id: string; head: ReactElement; body: ReactElement } {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (run) => {
    const state = runStateOf(run);
    return {
      id: run.id,
      head: (
        <>
          <Chip tone={RUN_TONES[state]}>{formatMessage({ id: `admin.reconciliation.run.${state}` })}</Chip>
          <span className="name">{formats.dateTime(run.startedAt)}</span>
        </>
      ),
      body: (
        <>
          <RunFacts run={run} />
          {run.differences.length > 0 ? <DifferenceList differences={run.differences} /> : null}
        </>
      ),
    };
  };
}

function RunPage({ cursor, isLast, onMore }: PagePlace): ReactElement {
  const { formatMessage } = useIntl();
  const lineOf = useLine();
  const query = useKit().api.useListReconciliationRunsQuery(runsQuery(cursor), FRESH);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.reconciliation.error' }) };
  return (
    <>
      <RecordLines lines={(query.data?.items ?? []).map(lineOf)} />
      {hasFoot(foot) ? <PageFoot {...foot} /> : null}
    </>
  );
}

function Pages(): ReactElement {
  const { formatMessage } = useIntl();
  const query = useLatestRuns();
  const nothing = (
    <EmptyState drawing="tape" title={formatMessage({ id: 'admin.reconciliation.empty' })}>
      <FormattedMessage id="admin.reconciliation.empty_text" />
    </EmptyState>
  );
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'admin.reconciliation.error' })}
      loading={formatMessage({ id: 'admin.reconciliation.loading' })}
      empty={nothing}
    >
      <CursorPages>{(place) => <RunPage {...place} />}</CursorPages>
    </FirstPage>
  );
}

/** Comparisons with the provider, newest first. */
export function RunList(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.reconciliation.list' })}>
      <Pages />
    </Panel>
  );
}
