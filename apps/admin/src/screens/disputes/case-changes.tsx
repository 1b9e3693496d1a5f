import type { ChangeOrderView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Money, Panel, PersonsWords, StateChip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CaseItem, CaseItems } from './case-items.js';

function Change({ change }: { readonly change: ChangeOrderView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { number, state, amountDeltaCents, days, reason, answerReason, proposerName, proposedAt, lines } = change;
  return (
    <CaseItem>
      <div className="head">
        <h3>{formatMessage({ id: 'changes.item.title' }, { number })}</h3>
        <StateChip machine="change_order" state={state} />
        <Money cents={cents(amountDeltaCents)} size="strong" plus />
      </div>
      <p className="quiet">
        {formatMessage({ id: 'changes.item.by' }, { name: proposerName, date: formats.date(proposedAt) })}
      </p>
      <PersonsWords as="p" className="words">
        {reason}
      </PersonsWords>
      <ul>
        {lines.map(({ kind, conditionNumber, title, amountDeltaCents: sum }, index) => (
          <li key={index} className="line">
            <span>
              {conditionNumber === null
                ? formatMessage({ id: 'changes.item.line_new' }, { title })
                : formatMessage({ id: `changes.item.line_${kind}` }, { number: conditionNumber, title })}
            </span>
            <Money cents={cents(sum)} plus />
          </li>
        ))}
      </ul>
      {days === 0 ? null : (
        <p>{formatMessage({ id: 'changes.days' }, { count: Math.abs(days), way: days > 0 ? 'more' : 'fewer' })}</p>
      )}
      {answerReason === null ? null : (
        <p className="quiet">
          <FormattedMessage id="changes.item.answer" values={{ reason: <PersonsWords>{answerReason}</PersonsWords> }} />
        </p>
      )}
    </CaseItem>
  );
}

/** What was changed of the agreed work, and what that did to the price. */
export function CaseChanges({ changes }: { readonly changes: readonly ChangeOrderView[] }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush={changes.length > 0} title={formatMessage({ id: 'admin.dispute.changes' })}>
      {changes.length === 0 ? <FormattedMessage id="admin.dispute.no_changes" /> : null}
      <CaseItems>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </CaseItems>
    </Panel>
  );
}
