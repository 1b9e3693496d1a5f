import { PageTitle, PageView } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { IntakeCountsBar } from './intake-counts.js';
import { IntakeFilterBar } from './intake-filter-bar.js';
import { IntakeList } from './intake-list.js';
import { EVERYTHING, pathOf, placeOf, searchOf, SELECTED, type IntakePlace } from './intake-place.js';
import { IntakeRecord } from './intake-record.js';

function Requests(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const place = placeOf(search);
  const go = (part: Partial<IntakePlace>): void =>
    change((now) => searchOf({ ...placeOf(now), ...part }), { step: true });
  return (
    <>
      <PageTitle title={formatMessage({ id: 'triage.title' })} subtitle={<FormattedMessage id="triage.subtitle" />} />
      <IntakeCountsBar />
      <IntakeFilterBar place={place} onChange={go} />
      <IntakeList place={place} onClear={() => go(EVERYTHING)} />
    </>
  );
}

/** INT-08: the repair requests on staff's desk; one of them stands in the list's place. */
export function IntakeScreen(): ReactElement {
  const [search] = useKit().useSearch();
  const selected = search.get(SELECTED) ?? undefined;
  return (
    <PageView name={selected}>
      {selected === undefined ? (
        <Requests />
      ) : (
        <IntakeRecord key={selected} id={selected} listPath={pathOf(placeOf(search))} />
      )}
    </PageView>
  );
}
