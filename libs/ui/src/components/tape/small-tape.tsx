import { daysToClosing, type PlainDate } from '@cw/domain';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ownProps } from '../../theme/own-props.js';

/** A short tape is this many days long when full. */
const FULL_DAYS = 30;

const Strip = styled(
  'span',
  ownProps('share'),
)<{ share: number }>(({ theme, share }) => {
  const { tape, sunk } = theme.vars.palette;
  return {
    display: 'inline-block',
    flex: 'none',
    verticalAlign: 'middle',
    width: 96,
    height: 12,
    background: `repeating-linear-gradient(90deg, rgba(43, 32, 0, 0.6) 0 1px, transparent 1px 10%) 0 0 / 100% 5px no-repeat, linear-gradient(90deg, ${tape.main} 0 ${share}%, ${sunk} ${share}%)`,
    boxShadow: 'inset 0 0 0 1px rgba(43, 32, 0, 0.3)',
    ...theme.applyStyles('dark', { boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.25)' }),
    '@media print, (forced-colors: active)': { display: 'none' },
  };
});

export interface SmallTapeProps {
  readonly today: PlainDate;
  readonly closing: PlainDate | null;
}

/** Shorter tape = less time; of 30 days. Decoration: `DaysToClosing` beside it says the number. */
export function SmallTape({ today, closing }: SmallTapeProps): ReactElement | null {
  if (closing === null) return null;
  const left = Math.max(0, Math.min(FULL_DAYS, daysToClosing(today, closing)));
  return <Strip aria-hidden share={Math.round((left / FULL_DAYS) * 100)} />;
}
