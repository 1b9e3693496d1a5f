import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { ownProps } from '../../theme/own-props.js';
import { toneColors, type Tone } from '../../theme/tones.js';

export interface Share {
  readonly id: string;
  readonly label: ReactNode;
  /** In words, beside the label. */
  readonly value: ReactNode;
  /** What its part of the bar is measured by. */
  readonly size: number;
  readonly tone: Tone;
}

export interface ShareBarProps {
  readonly shares: readonly Share[];
}

const LENGTH = 100;
const LEAST = 1;

const Bar = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 18,
  marginBottom: theme.spacing(2),
  backgroundColor: theme.vars.palette.sunk,
  border: `1px solid ${theme.vars.palette.lineStrong}`,
}));

const Part = styled(
  'rect',
  ownProps('tone'),
)<{ tone: Tone }>(({ theme, tone }) => ({
  fill: toneColors(theme, tone).main,
  '@media (forced-colors: active)': { fill: 'CanvasText' },
}));

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  // Words wrap beside their amount: amounts stand under each other, however long the words are; in large letters under it.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.spacing(0, 2),
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: theme.spacing(1.5) },
  // Its key hangs beside the words, whose second line begins under the first.
  '& dt': {
    ...theme.typography.body2,
    flex: '1 1 7rem',
    color: theme.vars.palette.text.secondary,
    paddingLeft: '1.2em',
  },
  '& dd': { marginLeft: 'auto' },
}));

const Key = styled(
  'span',
  ownProps('tone'),
)<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'inline-block',
  width: '0.7em',
  height: '0.7em',
  marginInline: '-1.2em 0.5em',
  backgroundColor: toneColors(theme, tone).main,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/** Where each share begins and how long it is; nothing at all is an empty bar. */
function placed(shares: readonly Share[]): { readonly id: string; readonly x: number; readonly width: number }[] {
  const all = shares.reduce((sum, { size }) => sum + Math.max(0, size), 0);
  let x = 0;
  return shares.map(({ id, size }) => {
    const width = all === 0 || size <= 0 ? 0 : Math.max(LEAST, (size / all) * LENGTH);
    const from = x;
    x += width;
    return { id, x: from, width: Math.min(width, LENGTH - from) };
  });
}

/** How a whole is shared out, for a look; the list under it says the same in words. */
export function ShareBar({ shares }: ShareBarProps): ReactElement {
  const parts = placed(shares);
  return (
    <div>
      <Bar viewBox={`0 0 ${LENGTH} 1`} preserveAspectRatio="none" aria-hidden focusable="false">
        {parts.map(({ id, x, width }, index) => (
          <Part key={id} tone={shares[index]?.tone ?? 'slate'} x={x} y={0} width={width} height={1} />
        ))}
      </Bar>
      <List>
        {shares.map(({ id, label, value, tone }) => (
          <div key={id}>
            <dt>
              <Key tone={tone} aria-hidden />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </div>
  );
}
