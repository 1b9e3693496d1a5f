import { styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

const MOST = 5;
const Drawing = styled('svg')(({ theme }) => ({
  flex: 'none',
  width: '5.75em',
  height: '1.15em',
  verticalAlign: '-0.2em',
  '& .full': { fill: theme.vars.palette.primary.main },
  '& .empty': { fill: theme.vars.palette.sunk, stroke: theme.vars.palette.divider },
}));
const STAR = 'M10 1.8 12.5 7l5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4L7.5 7z';
const STEP = 20;

export interface StarsProps {
  readonly rating: number;
}

/** Five stars, filled from the left as far as the rating goes; the words beside them say it too. */
export function Stars({ rating }: StarsProps): ReactElement {
  const { formatMessage, formatNumber } = useIntl();
  const digits = Number.isInteger(rating) ? 0 : 1;
  const shown = formatNumber(rating, { minimumFractionDigits: digits, maximumFractionDigits: 1 });
  return (
    <Drawing
      viewBox={`0 0 ${MOST * STEP} ${STEP}`}
      role="img"
      aria-label={formatMessage({ id: 'reviews.item.stars' }, { rating: shown })}
    >
      {Array.from({ length: MOST }, (_, index) => (
        <path
          key={index}
          d={STAR}
          transform={`translate(${index * STEP} 0)`}
          className={index < Math.round(rating) ? 'full' : 'empty'}
        />
      ))}
    </Drawing>
  );
}
