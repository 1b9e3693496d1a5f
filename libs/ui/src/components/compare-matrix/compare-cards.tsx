import { subtractCents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Money } from '../money/money.js';
import { PersonsWords } from '../persons-words/persons-words.js';
import { SumList, type SumRow } from '../sum-list/sum-list.js';
import { Tag } from '../tag/tag.js';
import { lineOf, type CompareCondition, type ComparedBid, type Comparison } from './compare.js';
import { AllowanceNote, FactList } from './compare-facts.js';
import { ContractorFacts, CoverChip, hatch, NotIncluded, Readiness, Total } from './compare-parts.js';

const Tabs = styled('div')(({ theme }) => {
  const { primary, lineStrong, background, text } = theme.vars.palette;
  return {
    display: 'flex',
    gap: theme.spacing(1),
    overflowX: 'auto',
    padding: 5,
    margin: theme.spacing(0, '-5px', 1.5),
    '& button': {
      flex: 'none',
      display: 'grid',
      justifyItems: 'start',
      minHeight: 56,
      padding: '0.375rem 0.75rem',
      font: 'inherit',
      fontWeight: 560,
      color: text.primary,
      backgroundColor: background.paper,
      border: `1.5px solid ${lineStrong}`,
      borderRadius: theme.shape.borderRadius,
      cursor: 'pointer',
    },
    '& small': { fontSize: '0.8125rem', color: text.secondary },
    '& button[aria-selected="true"]': {
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      backgroundColor: primary.soft,
    },
    '@media (forced-colors: active)': { '& button[aria-selected="true"]': { outline: '2px solid Highlight' } },
  };
});

const Card = styled('section')(({ theme }) => {
  const { text, divider, background } = theme.vars.palette;
  return {
    padding: theme.spacing(2),
    backgroundColor: background.paper,
    border: `1px solid ${divider}`,
    borderRadius: 8,
    '& header': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      justifyItems: 'start',
      gap: theme.spacing(0.75, 1),
    },
    '& header > *': { gridColumn: '1 / -1' },
    '& header > h3': { gridColumn: '1' },
    '& header > .contact': { gridColumn: '2' },
    '& .contact > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
    '& h3': theme.typography.h2,
    '& ul': { margin: theme.spacing(1.5, -2, 0) },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '0.75rem',
      alignItems: 'center',
      padding: theme.spacing(1.25, 2),
      borderTop: `1px solid ${divider}`,
      fontSize: '0.9375rem',
    },
    '& li.gap': hatch(theme),
    '& .title-on-hatch': {
      display: 'inline',
      backgroundColor: background.paper,
      padding: '0 0.25rem',
      boxDecorationBreak: 'clone',
    },
    '& .price': { textAlign: 'right' },
    '& .quiet': { ...theme.typography.body2, color: text.secondary },
    '& .facts': {
      display: 'grid',
      // A label has the room it needs, and a long value what is left.
      gridTemplateColumns: 'fit-content(52%) minmax(0, 1fr)',
      gap: theme.spacing(0.5, 2),
      margin: theme.spacing(1.5, 0),
      fontSize: '0.9375rem',
    },
    '& .facts dt': { color: text.secondary },
    '& .facts dd': { margin: 0, textAlign: 'right', fontWeight: 560 },
    '& .facts .prose': { gridColumn: '1 / -1', textAlign: 'left', fontWeight: 400 },
    '& .facts dd.prose': { marginBottom: theme.spacing(1) },
    '& .sums': { borderTop: `2px solid ${text.primary}`, paddingTop: theme.spacing(1.5) },
    '& .rival': { ...theme.typography.body2, margin: theme.spacing(1.5, 0) },
    '& .action': { marginTop: theme.spacing(1.5), display: 'grid' },
  };
});

function Line({ bid, condition }: { readonly bid: ComparedBid; readonly condition: CompareCondition }): ReactElement {
  const { formatMessage } = useIntl();
  const line = lineOf(bid, condition.id);
  if (bid.gaps.includes(condition)) {
    return (
      <li className="gap">
        <Tag number={condition.number} size="small" tone="brick" />
        <div>
          <NotIncluded />
          <div>
            <PersonsWords className="title-on-hatch">{condition.title}</PersonsWords>
          </div>
          {line?.note === undefined || line.note === '' ? null : (
            <PersonsWords className="gap-note">{line.note}</PersonsWords>
          )}
        </div>
      </li>
    );
  }
  return (
    <li>
      <Tag number={condition.number} size="small" />
      <PersonsWords>{condition.title}</PersonsWords>
      {line === undefined ? (
        <span>{formatMessage({ id: 'ui.compare.in_one_price' })}</span>
      ) : (
        <div className="price">
          <Money cents={line.amountCents} size="strong" />
          <AllowanceNote line={line} />
        </div>
      )}
    </li>
  );
}

/** How an incomplete bid stands to the best complete one, in a sentence. */
function Rival({
  bid,
  best,
  conditionCount,
}: {
  readonly bid: ComparedBid;
  readonly best: ComparedBid;
  readonly conditionCount: number;
}): ReactElement {
  const { formatMessage } = useIntl();
  const { contractorName: name, comparableCents: whole } = best;
  const more = whole - bid.comparableCents;
  if (bid.unknownGaps > 0) {
    const amount = formatMoney(whole);
    return (
      <p className="rival">
        {formatMessage({ id: 'ui.compare.rival_whole' }, { name, count: conditionCount, amount })}
      </p>
    );
  }
  const id = more > 0 ? 'ui.compare.rival_more' : more < 0 ? 'ui.compare.rival_less' : 'ui.compare.rival_same';
  const smaller = more > 0 ? bid.comparableCents : whole;
  const larger = more > 0 ? whole : bid.comparableCents;
  const difference = formatMoney(subtractCents(larger, smaller));
  return <p className="rival">{formatMessage({ id }, { name, count: conditionCount, difference })}</p>;
}

/** Of what the comparable total is made; without every price it is a lower bound. */
function useSums(bid: ComparedBid): SumRow[] {
  const { formatMessage } = useIntl();
  const parts = [
    { label: formatMessage({ id: 'ui.compare.gaps_estimated' }), cents: bid.estimatedCents, plus: true },
    { label: formatMessage({ id: 'ui.compare.gaps_other_bids' }), cents: bid.otherBidsCents, plus: true },
  ];
  const totalId = bid.unknownGaps === 0 ? 'ui.compare.total' : 'ui.compare.total_at_least';
  return [
    { label: formatMessage({ id: 'ui.compare.bid' }), cents: bid.amountCents },
    ...parts.filter(({ cents }) => cents !== 0),
    { label: formatMessage({ id: totalId }), cents: bid.comparableCents, total: true },
  ];
}

interface BidCardProps {
  readonly bid: ComparedBid;
  readonly comparison: Comparison;
  readonly conditionCount: number;
  readonly contact: ReactNode;
  readonly children: ReactNode;
}

function BidCard({ bid, comparison, conditionCount, contact, children }: BidCardProps): ReactElement {
  const { formatMessage } = useIntl();
  const best = comparison.bids.find((other) => other.complete);
  const ordered = [
    ...bid.gaps,
    ...[...comparison.missingSomewhere, ...comparison.inEvery].filter((one) => !bid.gaps.includes(one)),
  ];
  const sums = useSums(bid);
  return (
    <Card aria-label={bid.contractorName}>
      <header>
        <h3>{bid.contractorName}</h3>
        {contact === undefined ? null : <div className="contact">{contact}</div>}
        <CoverChip bid={bid} conditionCount={conditionCount} />
        <ContractorFacts bid={bid} />
        <Readiness bid={bid} />
      </header>
      <ul>
        {ordered.map((condition) => (
          <Line key={condition.id} bid={bid} condition={condition} />
        ))}
      </ul>
      <div className="sums">
        <SumList rows={sums} />
        {bid.unknownGaps === 0 ? null : (
          <p className="quiet">{formatMessage({ id: 'ui.compare.plus_unknown' }, { count: bid.unknownGaps })}</p>
        )}
      </div>
      <FactList bid={bid} />
      {bid.complete || best === undefined ? null : <Rival bid={bid} best={best} conditionCount={conditionCount} />}
      <div className="action">{children}</div>
    </Card>
  );
}

export interface CompareCardsProps {
  readonly comparison: Comparison;
  readonly conditionCount: number;
  readonly label: string;
  readonly renderAction: (bid: ComparedBid) => ReactNode;
  readonly renderContact?: ((bid: ComparedBid) => ReactNode) | undefined;
}

/** One bid per tab, its gaps first; the tabs alone compare what each comes to and leaves out. */
export function CompareCards({
  comparison,
  conditionCount,
  label,
  renderAction,
  renderContact,
}: CompareCardsProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string>();
  const tabs = useRef<HTMLDivElement>(null);
  const idBase = useId();
  const { bids } = comparison;
  const index = Math.max(
    0,
    bids.findIndex((bid) => bid.id === chosen),
  );
  const bid = bids[index];
  if (bid === undefined) return null;

  const step = (event: KeyboardEvent): void => {
    const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = (index + move + bids.length) % bids.length;
    setChosen(bids[next]?.id);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <Tabs role="tablist" aria-label={label} ref={tabs} onKeyDown={step}>
        {bids.map((one) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            id={`${idBase}-${one.id}`}
            aria-selected={one.id === bid.id}
            aria-controls={`${idBase}-panel`}
            tabIndex={one.id === bid.id ? 0 : -1}
            onClick={() => setChosen(one.id)}
          >
            <span>{one.shortName ?? one.contractorName}</span>
            <Total bid={one} size="strong" />
            <small>
              {formatMessage({ id: 'ui.compare.tab_note' }, { missing: one.gaps.length, count: conditionCount })}
            </small>
          </button>
        ))}
      </Tabs>
      <div role="tabpanel" id={`${idBase}-panel`} aria-labelledby={`${idBase}-${bid.id}`}>
        <BidCard bid={bid} comparison={comparison} conditionCount={conditionCount} contact={renderContact?.(bid)}>
          {renderAction(bid)}
        </BidCard>
      </div>
    </div>
  );
}
