import type { Theme } from '@mui/material/styles';

/** slate = not begun, blue = under way, green = good, brick = wrong, plum = a person's review, copper = sent back, tape = time. */
export const TONES = ['slate', 'blue', 'green', 'brick', 'plum', 'copper', 'tape'] as const;
export type Tone = (typeof TONES)[number];

export interface ToneColors {
  /** Text on `soft`, ground of what is solid. */
  readonly main: string;
  readonly soft: string;
  /** Text on `main`. */
  readonly on: string;
}

/** CSS variable references of a tone; they follow the color scheme. */
export function toneColors(theme: Theme, tone: Tone): ToneColors {
  const { palette } = theme.vars;
  const source = {
    slate: palette.slate,
    blue: palette.primary,
    green: palette.success,
    brick: palette.error,
    plum: palette.plum,
    copper: palette.warning,
    // Yellow itself is never text; the deep one is, on the soft ground or reversed on paper.
    tape: { main: palette.tape.deep, soft: palette.tape.soft, contrastText: palette.background.paper },
  }[tone];
  return { main: source.main, soft: source.soft, on: source.contrastText };
}
