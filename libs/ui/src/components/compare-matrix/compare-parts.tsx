import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { styled, type Theme } from '@mui/material/styles';
import type { CSSObject } from '@mui/system';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNumberFormat } from '../../formats/use-number-format.js';
import { CheckGlyph, CrossedRingGlyph } from '../../icons/glyphs/state-glyphs.js';
import { Chip } from '../chip/chip.js';
import { Level } from '../level/level.js';
import { Money } from '../money/money.js';
import type { ComparedBid } from './compare.js';

/** The hatch of what is missing; words on it bring their own ground. */
export const hatch = (theme: Theme): CSSObject => {
  const { error, background, text } = theme.vars.palette;
  return {
    background: `repeating-linear-gradient(135deg, ${error.soft} 0 7px, transparent 7px 14px), ${background.paper}`,
    '& .gap-word': {
      display: 'inline-flex',
      gap: '0.375em',
      alignItems: 'center',
      padding: '0 0.25rem',
      color: error.main,
      fontWeight: 680,
      backgroundColor: background.paper,
      whiteSpace: 'nowrap',
    },
    '& .gap-note': {
      display: 'inline',
      boxDecorationBreak: 'clone',
      padding: '0 0.25rem',
      fontSize: '0.8438rem',
      color: text.secondary,
      backgroundColor: background.paper,
    },
  };
};

export function NotIncluded(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <span className="gap-word">
      <CrossedRingGlyph />
      {formatMessage({ id: 'ui.compare.not_included' })}
    </span>
  );
}

export interface CoverChipProps {
  readonly bid: ComparedBid;
  readonly conditionCount: number;
}

export function CoverChip({ bid, conditionCount }: CoverChipProps): ReactElement {
  const { formatMessage } = useIntl();
  if (bid.complete) {
    return (
      <Chip tone="green" icon={<CheckGlyph />}>
        {formatMessage({ id: 'ui.compare.covers_all' }, { count: conditionCount })}
      </Chip>
    );
  }
  return (
    <Chip tone="brick" icon={<CrossedRingGlyph />}>
      {formatMessage({ id: 'ui.compare.missing_of' }, { missing: bid.gaps.length, count: conditionCount })}
    </Chip>
  );
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const strong = (chunks: ReactNode): ReactElement => <b>{chunks}</b>;

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 650 },
}));

export function ContractorFacts({ bid }: { readonly bid: ComparedBid }): ReactElement {
  const formatNumber = useNumberFormat();
  const { formatMessage } = useIntl();
  const { rating } = bid;
  return (
    <Quiet as="div">
      {rating === null ? <p>{formatMessage({ id: 'ui.compare.no_reviews' })}</p> : null}
      {rating === undefined || rating === null ? null : (
        <p>
          <FormattedMessage
            id="ui.compare.rating"
            values={{ b: strong, average: formatNumber(rating.average, ONE_DECIMAL), count: rating.count }}
          />
        </p>
      )}
      {bid.record === undefined ? null : <p>{bid.record}</p>}
    </Quiet>
  );
}

export interface TotalProps {
  readonly bid: ComparedBid;
  /** `strong` where many stand in one line. */
  readonly size?: 'total' | 'strong';
}

/** The headline: exact where all is priced, else a lower bound that says so. */
export function Total({ bid, size = 'total' }: TotalProps): ReactElement {
  const { formatMessage } = useIntl();
  if (bid.unknownGaps === 0) return <Money cents={bid.comparableCents} size={size} />;
  return (
    <b className="at-least">
      {formatMessage({ id: 'ui.compare.at_least' }, { amount: formatMoney(bid.comparableCents) })}
    </b>
  );
}

/** Of what the comparable total is made. */
export function TotalParts({ bid }: { readonly bid: ComparedBid }): ReactElement {
  const { formatMessage } = useIntl();
  const amount = formatMoney(bid.amountCents);
  const { complete, estimatedCents, otherBidsCents, unknownGaps } = bid;
  return (
    <Quiet as="div">
      <p>{formatMessage({ id: complete ? 'ui.compare.total_complete' : 'ui.compare.total_bid' }, { amount })}</p>
      {estimatedCents === 0 ? null : (
        <p>{formatMessage({ id: 'ui.compare.plus_estimated' }, { amount: formatMoney(estimatedCents) })}</p>
      )}
      {otherBidsCents === 0 ? null : (
        <p>{formatMessage({ id: 'ui.compare.plus_other_bids' }, { amount: formatMoney(otherBidsCents) })}</p>
      )}
      {unknownGaps === 0 ? null : <p>{formatMessage({ id: 'ui.compare.plus_unknown' }, { count: unknownGaps })}</p>}
    </Quiet>
  );
}

function Finish({ bid }: { readonly bid: ComparedBid }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (bid.finish === null) return <Quiet>{formatMessage({ id: 'ui.compare.no_finish' })}</Quiet>;
  if (bid.slackDays === null) {
    return <Quiet>{formatMessage({ id: 'ui.compare.finish' }, { date: formats.plainDate(bid.finish) })}</Quiet>;
  }
  return <Level slackDays={bid.slackDays} finish={bid.finish} />;
}

/** From when, where the bid says so, and until when it works: a start that is missed is a no-show. */
export function Readiness({ bid }: { readonly bid: ComparedBid }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <>
      {bid.start === null ? null : (
        <Quiet>{formatMessage({ id: 'ui.compare.start' }, { date: formats.plainDate(bid.start) })}</Quiet>
      )}
      <Finish bid={bid} />
    </>
  );
}
