import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { radius } from '../../theme/tokens.js';
import { ownProps } from '../../theme/own-props.js';

const slide = keyframes({ to: { backgroundPosition: '12px 0' } });

export interface SkeletonProps {
  /** CSS lengths; a line of text without them. */
  readonly width?: string;
  readonly height?: string;
  readonly className?: string;
}

const Ruled = styled(
  'span',
  ownProps('width', 'height'),
)<SkeletonProps>(({ theme, width = '100%', height = '1em' }) => ({
  display: 'block',
  width,
  height,
  maxWidth: '100%',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.chip,
  backgroundColor: theme.vars.palette.sunk,
  // By night the ground alone would hardly be seen.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0.8,
    background: `repeating-linear-gradient(90deg, transparent 0 11px, ${theme.vars.palette.divider} 11px 12px)`,
    animation: `${slide} 1.4s linear infinite`,
  },
}));

/** A ruled piece in the shape of what comes. */
export function Skeleton(props: SkeletonProps): ReactElement {
  return <Ruled aria-hidden {...props} />;
}

const Rows = styled('div')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 6rem',
    gap: theme.spacing(2),
    padding: theme.spacing(2, 3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& .lines': { display: 'grid', gap: theme.spacing(1) },
}));

export interface SkeletonRowsProps {
  readonly count?: number;
}

/** The shape of a list of conditions or projects. */
export function SkeletonRows({ count = 3 }: SkeletonRowsProps): ReactElement {
  return (
    <Rows aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <div key={row}>
          <Skeleton width="2.125rem" height="2.125rem" />
          <div className="lines">
            <Skeleton width={row % 2 === 0 ? '70%' : '55%'} />
            <Skeleton width={row % 2 === 0 ? '45%' : '35%'} height="0.75em" />
          </div>
          <div className="lines">
            <Skeleton />
            <Skeleton height="1.25em" />
          </div>
        </div>
      ))}
    </Rows>
  );
}
