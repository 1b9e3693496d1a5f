import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ownProps } from '../../theme/own-props.js';
import { fixedColors, fontFamily } from '../../theme/tokens.js';

export interface MarkProps {
  /** Side in px, never under 20; 1 em without it. */
  readonly size?: number;
  /** On the prussian ground the mark's square is lighter than the ground. */
  readonly onPrussian?: boolean;
  readonly className?: string;
}

/** The gable and the carpenter's crow's foot on a square with one cut corner. */
export function Mark({ size, onPrussian = false, className }: MarkProps): ReactElement {
  const side = size ?? '1em';
  return (
    <svg viewBox="0 0 32 32" width={side} height={side} aria-hidden focusable="false" className={className}>
      <path d="M2 2h22l6 6v22H2z" fill={onPrussian ? fixedColors.markOnPrussian : fixedColors.mark} />
      <path d="M7 16.5 16 8l9 8.5" fill="none" stroke={fixedColors.markGable} strokeWidth="3" />
      <path d="M10.2 17.2 16 25l5.8-7.8" fill="none" stroke={fixedColors.markPoint} strokeWidth="3" />
    </svg>
  );
}

/** Where the word has no room it stands in a second line, which is not seen; its mark stays, in a line as high as a target. */
const yielding = {
  display: 'flex',
  flexWrap: 'wrap',
  height: 'max(44px, 1.5em)',
  overflow: 'hidden',
  '& svg': { width: '1.5em', height: '1.5em', flex: 'none', marginBlock: 'max(0px, (44px - 1.5em) / 2)' },
} as const;

const Wordmark = styled(
  'span',
  ownProps('onPrussian', 'yields'),
)<{ onPrussian: boolean; yields: boolean }>(({ theme, onPrussian, yields }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  minHeight: 44,
  fontFamily: fontFamily.display,
  fontWeight: 600,
  fontSize: '1.3125rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  color: onPrussian ? theme.vars.palette.prussian.contrastText : 'inherit',
  '& svg': { width: '1.5em', height: '1.5em', flex: 'none' },
  ...(yields && yielding),
}));

export interface LogoProps {
  readonly onPrussian?: boolean;
  /** The mark alone, where there is no room; it keeps its name for readers. */
  readonly markOnly?: boolean;
  /** In a head that is full: its word goes, unseen, where there is no room for it. */
  readonly yields?: boolean;
}

export function Logo({ onPrussian = false, markOnly = false, yields = false }: LogoProps): ReactElement {
  const name = useIntl().formatMessage({ id: 'ui.logo.name' });
  return (
    <Wordmark onPrussian={onPrussian} yields={yields} {...(markOnly && { role: 'img', 'aria-label': name })}>
      <Mark onPrussian={onPrussian} />
      {markOnly ? null : <span>{name}</span>}
    </Wordmark>
  );
}
