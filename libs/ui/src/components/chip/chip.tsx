import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { radius } from '../../theme/tokens.js';
import { toneColors, type Tone } from '../../theme/tones.js';
import { ownProps } from '../../theme/own-props.js';

export interface ChipProps {
  readonly tone?: Tone;
  /** Final and good: filled with its color. */
  readonly solid?: boolean;
  /** A glyph or an icon; the word beside it carries the meaning. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

const Box = styled(
  'span',
  ownProps('tone', 'solid'),
)<{
  tone: Tone;
  solid: boolean;
}>(({ theme, tone, solid }) => {
  const color = toneColors(theme, tone);
  const ground = solid ? color.main : color.soft;
  return {
    '--cw-glyph-ground': ground,
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: '0.4em',
    maxWidth: '100%',
    minHeight: 26,
    padding: '0.125rem 0.5rem 0.125rem 0.4375rem',
    borderRadius: radius.chip,
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    fontWeight: 620,
    textAlign: 'left',
    backgroundColor: ground,
    color: solid ? color.on : color.main,
    boxShadow: solid ? 'none' : 'inset 0 0 0 1px color-mix(in srgb, currentColor 24%, transparent)',
    '@media print': { outline: `1px solid ${color.main}`, outlineOffset: -1 },
    '@media (forced-colors: active)': { border: '1px solid CanvasText', '--cw-glyph-ground': 'Canvas' },
  };
});

/** A square-cut label. States use `StateChip`, which knows its glyph, color and word. */
export function Chip({ tone = 'slate', solid = false, icon, children, className }: ChipProps): ReactElement {
  return (
    <Box tone={tone} solid={solid} className={className}>
      {icon}
      <span>{children}</span>
    </Box>
  );
}
