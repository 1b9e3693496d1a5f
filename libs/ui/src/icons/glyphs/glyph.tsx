import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { duration, ease } from '../../theme/tokens.js';

export interface GlyphProps {
  /** Side in px; 1 em without it. */
  readonly size?: number;
  readonly className?: string;
  /** It has just come to be so: the shape presses down once. */
  readonly pressed?: boolean;
}

export type GlyphComponent = (props: GlyphProps) => ReactElement;

const press = keyframes({ from: { transform: 'scale(1.5)', opacity: 0.4 }, to: { transform: 'none', opacity: 1 } });

const Drawing = styled('svg')({
  flex: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  '&.pressed': { animation: `${press} ${duration.base}ms ${ease} 1` },
  '& .solid': { fill: 'currentColor', stroke: 'none' },
  // What is cut out of a filled shape shows the ground that the glyph lies on.
  '& .cut': { stroke: 'var(--cw-glyph-ground, var(--cw-palette-background-paper))' },
});

/** A state's shape on the 16 px grid. Always hidden from readers: the word beside it says the same. */
export function glyph(name: string, shape: ReactNode): GlyphComponent {
  function Glyph({ size, className, pressed = false }: GlyphProps): ReactElement {
    const classes = [className, pressed ? 'pressed' : undefined].filter(Boolean).join(' ') || undefined;
    const side = size ?? '1em';
    return (
      <Drawing viewBox="0 0 16 16" width={side} height={side} focusable="false" aria-hidden className={classes}>
        {shape}
      </Drawing>
    );
  }
  Glyph.displayName = name;
  return Glyph;
}
