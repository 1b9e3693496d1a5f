import { styled } from '@mui/material/styles';
import { fixedColors } from '../../theme/tokens.js';
import type { TapeCell } from './tape-layout.js';
import { ownProps } from '../../theme/own-props.js';

interface GroundProps {
  readonly low: boolean;
  readonly onPrussian: boolean;
}

/** Under this width of its own box the tape keeps few numerals and no markers. */
const NARROW = '@container (max-width: 36rem)';

const CRAMPED = '@container (max-width: 14rem)';

/** Where its colors are gone, and on paper, the tape is a sentence and its days are a list. */
const SAID = '@media print, (forced-colors: active)';

// Ticks of a ruler: long at the start of a day, short in its middle, above and below.
const line = 'linear-gradient(currentColor, currentColor)';
const ticks = (low: boolean): string =>
  low
    ? `${line} 0 0 / 1px 9px no-repeat, ${line} 50% 0 / 1px 5px no-repeat, ${line} 0 100% / 1px 7px no-repeat, ${line} 50% 100% / 1px 4px no-repeat`
    : `${line} 0 0 / 1px 15px no-repeat, ${line} 50% 0 / 1px 8px no-repeat, ${line} 0 100% / 1px 11px no-repeat, ${line} 50% 100% / 1px 6px no-repeat`;

/** The list under the tape, as it is seen. */
const legend = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: '8px 12px',
  marginTop: 10,
} as const;

export const Frame = styled(
  'div',
  ownProps('cell', 'low', 'onPrussian'),
)<GroundProps>(({ theme, low, onPrussian }) => {
  const { text, tape, prussian } = theme.vars.palette;
  return {
    containerType: 'inline-size',
    position: 'relative',
    minWidth: 0,
    fontSize: '0.8125rem',
    '& .over': {
      marginBottom: 3,
      fontWeight: 620,
      color: onPrussian ? prussian.contrastText : text.primary,
      whiteSpace: 'nowrap',
      '& .closing': { textAlign: 'right' },
      // Beside each other they do not fit in large letters.
      [CRAMPED]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8 },
    },
    '& .cells': {
      backgroundColor: tape.main,
      color: tape.contrastText,
      borderRadius: '2px 0 0 2px',
      boxShadow: 'inset 0 0 0 1px rgba(43, 32, 0, 0.28)',
      height: low ? 30 : 46,
      fontSize: low ? '0.75rem' : '0.8438rem',
      [NARROW]: { height: 34 },
    },
    '& .sentence': { display: 'none' },
    '& .ticks': {
      color: onPrussian ? prussian.contrastText : text.primary,
      '& i': { width: 2, height: 8, marginLeft: -1, backgroundColor: 'currentColor' },
    },
    '& .under': {
      lineHeight: 1.3,
      rowGap: 4,
      color: onPrussian ? prussian.quiet : text.secondary,
      [NARROW]: { display: 'none' },
      '& i': { width: 2, marginLeft: -1, backgroundColor: 'currentColor' },
      '& .words': { minWidth: 0, padding: '2px 6px 2px 7px', overflowWrap: 'anywhere' },
      '& .words.end': { padding: '2px 7px 2px 6px' },
    },
    '& b': { display: 'block', fontWeight: 650, color: onPrussian ? fixedColors.onPhoto : text.primary },
    '& .twin': {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: 0,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      listStyle: 'none',
    },
    '& .legend': { [NARROW]: legend },
    '& .twin .day': { display: 'block' },
    [SAID]: {
      '& .cells, & .ticks, & .under, & .over': { display: 'none' },
      '& .sentence': { display: 'block' },
      '& .twin': legend,
    },
  };
});

/** A day is as wide as the tape leaves it, whatever letters the reader has set: larger ones would lie on each other. */
const NUMERAL = 'min(0.8125rem, max(13px, 4cqi))';

/** Few numerals, each wider than its day. */
const narrow = ({ kind }: TapeCell, pastGround: string) => ({
  '& > span': { display: 'none' },
  '& > .key': {
    display: 'block',
    fontSize: NUMERAL,
    // The first ones begin with their day, on its ground: a tick through a figure makes another one of it.
    ...(kind === 'past' && { justifySelf: 'start', padding: '1px 3px', zIndex: 1, backgroundColor: pastGround }),
  },
  ...(kind === 'today' && { marginInline: -5, zIndex: 1, fontWeight: 750 }),
  ...(kind === 'closing' && { marginLeft: -9, zIndex: 1 }),
});

export const Cell = styled(
  'div',
  ownProps('cell', 'low', 'onPrussian'),
)<GroundProps & { readonly cell: TapeCell }>(({ theme, cell, low, onPrussian }) => {
  const { text, background, sunk, closingDay, onClosingDay } = theme.vars.palette;
  const past = onPrussian
    ? { backgroundColor: '#12486A', color: '#A9C4D3' }
    : { backgroundColor: sunk, color: text.secondary };
  const now = onPrussian
    ? { backgroundColor: '#FFFFFF', color: '#0C2838' }
    : { backgroundColor: background.paper, color: text.primary, boxShadow: `inset 0 0 0 2px ${text.primary}` };
  const closing = onPrussian
    ? { backgroundColor: '#FFFFFF', color: '#0C2838', boxShadow: 'inset 0 0 0 3px #F7C11E', backgroundImage: 'none' }
    : { backgroundColor: closingDay, color: onClosingDay, backgroundImage: 'none' };
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    lineHeight: 1,
    fontWeight: 650,
    background: ticks(low),
    ...(cell.weekend && { backgroundColor: 'rgba(43, 32, 0, 0.09)' }),
    ...(cell.kind === 'past' && { ...past, fontWeight: 450 }),
    ...(cell.kind === 'today' && now),
    ...(cell.kind === 'closing' && { ...closing, fontWeight: 750 }),
    '& > .narrow': { display: 'none' },
    [NARROW]: narrow(cell, past.backgroundColor),
  };
});
