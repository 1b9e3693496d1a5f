import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';

export interface GlyphProps {
  /** Side in px; 1 em without it. */
  readonly size?: number;
  readonly className?: string;
}

export type GlyphComponent = (props: GlyphProps) => ReactElement;

const Drawing = styled('svg')({
  flex: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  '& .solid': { fill: 'currentColor', stroke: 'none' },
  // What is cut out of a filled shape shows the ground that the glyph lies on.
  '& .cut': { stroke: 'var(--cw-glyph-ground, var(--cw-palette-background-paper))' },
});

/** A state's shape on the 16 px grid. Always hidden from readers: the word beside it says the same. */
export function glyph(name: string, shape: ReactNode): GlyphComponent {
  function Glyph({ size, className }: GlyphProps): ReactElement {
    const side = size ?? '1em';
    return (
      <Drawing viewBox="0 0 16 16" width={side} height={side} focusable="false" aria-hidden className={className}>
        {shape}
      </Drawing>
    );
  }
  Glyph.displayName = name;
  return Glyph;
}
