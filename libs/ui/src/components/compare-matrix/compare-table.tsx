import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Money } from '../money/money.js';
import { PersonsWords } from '../persons-words/persons-words.js';
import { Tag } from '../tag/tag.js';
import { AllowanceNote, FactRows } from './compare-facts.js';
import { lineOf, shownEstimate, type CompareCondition, type ComparedBid, type Comparison } from './compare.js';
import { ContractorFacts, CoverChip, hatch, NotIncluded, Readiness, Total, TotalParts } from './compare-parts.js';

const Region = styled('div')(({ theme }) => {
  const { text, divider, background, sunk, success } = theme.vars.palette;
  const edge = `1px solid ${divider}`;
  const ruled = `2px solid ${text.primary}`;
  return {
    overflowX: 'auto',
    backgroundColor: background.paper,
    border: edge,
    borderRadius: 8,
    '& table': { width: '100%', minWidth: '53rem', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
    '& th, & td': {
      padding: theme.spacing(1.5, 2),
      textAlign: 'left',
      verticalAlign: 'middle',
      fontSize: '0.9375rem',
      fontWeight: 400,
    },
    '& tbody tr > *': { borderBottom: edge },
    '& tr > * + *': { borderLeft: edge },
    '& tbody.sums tr:last-of-type > *': { borderBottom: 0 },
    '& th:first-of-type': { width: '27%', position: 'sticky', left: 0, zIndex: 1, backgroundColor: background.paper },
    '& thead tr > *': { verticalAlign: 'top', padding: theme.spacing(2), borderBottom: ruled },
    '& thead th:first-of-type': {
      verticalAlign: 'bottom',
      fontSize: '0.8438rem',
      fontWeight: 620,
      color: text.secondary,
    },
    '& thead h3': { ...theme.typography.rowTitle, lineHeight: 1.2 },
    // Whatever leads to the contractor stands on the line of the name, within the cell's own edge.
    '& .head': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      gap: theme.spacing(1),
    },
    '& .contact > a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
    '& .head > div': { display: 'grid', gap: theme.spacing(0.75), justifyItems: 'start', alignContent: 'start' },
    '& tbody .group > th': {
      backgroundColor: sunk,
      fontWeight: 650,
      fontSize: '0.875rem',
      padding: theme.spacing(1, 2),
    },
    '& tbody.sums tr:first-of-type > *': { borderTop: ruled, verticalAlign: 'top', paddingTop: theme.spacing(2) },
    '& .complete': { backgroundColor: `color-mix(in srgb, ${success.soft} 55%, ${background.paper})` },
    '& .gap': hatch(theme),
    '& .condition': { display: 'flex', gap: '0.75rem', alignItems: 'flex-start' },
    '& .name': { fontWeight: 620 },
    '& .quiet': { ...theme.typography.body2, color: text.secondary, fontWeight: 400 },
    '& .at-least': { ...theme.typography.rowTitle, overflowWrap: 'anywhere' },
    '& tbody.sums .prose': { verticalAlign: 'top' },
    '@media print': {
      overflow: 'visible',
      '& table': { minWidth: 0 },
      '& th, & td': { padding: theme.spacing(1), fontSize: '0.8125rem' },
      '& th:first-of-type': { position: 'static' },
      '& .head > .contact': { display: 'none' },
    },
  };
});

function ConditionHead({ condition }: { readonly condition: CompareCondition }): ReactElement {
  const { formatMessage } = useIntl();
  const estimate = shownEstimate(condition);
  const saysId = condition.estimateInReport === true ? 'ui.compare.report_says' : 'ui.compare.estimated';
  const says = estimate === null ? undefined : formatMessage({ id: saysId }, { amount: formatMoney(estimate) });
  return (
    <th scope="row">
      <div className="condition">
        <Tag number={condition.number} size="small" />
        <div>
          <PersonsWords as="div" className="name">
            {condition.title}
          </PersonsWords>
          <div className="quiet">{[condition.detail, says].filter((part) => part !== undefined).join(' · ')}</div>
        </div>
      </div>
    </th>
  );
}

function PriceCell({
  bid,
  condition,
}: {
  readonly bid: ComparedBid;
  readonly condition: CompareCondition;
}): ReactElement {
  const { formatMessage } = useIntl();
  const line = lineOf(bid, condition.id);
  if (bid.gaps.includes(condition)) {
    return (
      <td className="gap">
        <NotIncluded />
        {line?.note === undefined || line.note === '' ? null : (
          <div>
            <PersonsWords className="gap-note">{line.note}</PersonsWords>
          </div>
        )}
      </td>
    );
  }
  if (line === undefined) return <td className="quiet">{formatMessage({ id: 'ui.compare.in_one_price' })}</td>;
  return (
    <td>
      <Money cents={line.amountCents} />
      <AllowanceNote line={line} />
      {line.note === undefined || line.note === '' ? null : (
        <PersonsWords as="div" className="quiet">
          {line.note}
        </PersonsWords>
      )}
    </td>
  );
}

interface GroupProps {
  readonly title: string;
  readonly conditions: readonly CompareCondition[];
  readonly bids: readonly ComparedBid[];
}

function Group({ title, conditions, bids }: GroupProps): ReactElement | null {
  if (conditions.length === 0) return null;
  return (
    <tbody>
      <tr className="group">
        <th scope="rowgroup" colSpan={bids.length + 1}>
          {title}
        </th>
      </tr>
      {conditions.map((condition) => (
        <tr key={condition.id}>
          <ConditionHead condition={condition} />
          {bids.map((bid) => (
            <PriceCell key={bid.id} bid={bid} condition={condition} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export interface CompareTableProps {
  readonly comparison: Comparison;
  readonly conditionCount: number;
  readonly label: string;
  readonly renderAction: (bid: ComparedBid) => ReactNode;
  readonly renderContact?: ((bid: ComparedBid) => ReactNode) | undefined;
}

/** Rows are conditions, columns are bids; what somebody left out comes first. */
export function CompareTable({
  comparison,
  conditionCount,
  label,
  renderAction,
  renderContact,
}: CompareTableProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { bids, missingSomewhere, inEvery, latestFinish } = comparison;
  const tint = (bid: ComparedBid): { className?: string } => (bid.complete ? { className: 'complete' } : {});
  return (
    <Region role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'ui.compare.condition' })}</th>
            {bids.map((bid) => (
              <th key={bid.id} scope="col" {...tint(bid)}>
                <div className="head">
                  <div>
                    <h3>{bid.contractorName}</h3>
                    <ContractorFacts bid={bid} />
                    <CoverChip bid={bid} conditionCount={conditionCount} />
                  </div>
                  <div className="contact">{renderContact?.(bid)}</div>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <Group title={formatMessage({ id: 'ui.compare.group_missing' })} conditions={missingSomewhere} bids={bids} />
        <Group title={formatMessage({ id: 'ui.compare.group_in_every' })} conditions={inEvery} bids={bids} />
        {/* A foot would be kept together on paper, on a page of its own. */}
        <tbody className="sums">
          <tr>
            <th scope="row">
              <div className="name">{formatMessage({ id: 'ui.compare.total' })}</div>
              <div className="quiet">{formatMessage({ id: 'ui.compare.total_note' })}</div>
            </th>
            {bids.map((bid) => (
              <td key={bid.id} {...tint(bid)}>
                <Total bid={bid} />
                <TotalParts bid={bid} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <div className="name">
                {latestFinish === null
                  ? formatMessage({ id: 'ui.compare.ready_undated' })
                  : formatMessage({ id: 'ui.compare.ready' }, { date: formats.plainDate(latestFinish) })}
              </div>
              {latestFinish === null ? null : (
                <div className="quiet">{formatMessage({ id: 'ui.compare.ready_note' })}</div>
              )}
            </th>
            {bids.map((bid) => (
              <td key={bid.id} {...tint(bid)}>
                <Readiness bid={bid} />
              </td>
            ))}
          </tr>
          <FactRows bids={bids} />
          <tr data-print="hidden">
            <td />
            {bids.map((bid) => (
              <td key={bid.id} {...tint(bid)}>
                {renderAction(bid)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Region>
  );
}
