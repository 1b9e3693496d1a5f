import type { PaletteOptions } from '@mui/material/styles';
import { fixedColors, type ColorToken } from './tokens.js';

/** The palette of one color scheme out of its tokens. */
export function paletteOf(color: Readonly<Record<ColorToken, string>>): PaletteOptions {
  const tone = (main: string, soft: string, contrastText: string, dark = main) => ({
    main,
    soft,
    contrastText,
    dark,
    light: soft,
  });
  return {
    background: { default: color.plaster, paper: color.paper },
    text: { primary: color.ink, secondary: color.ink2, disabled: color.ink3 },
    divider: color.line,
    primary: tone(color.action, color.actionSoft, color.onAction, color.actionHover),
    secondary: tone(color.slate, color.slateSoft, color.onSlate),
    info: tone(color.action, color.actionSoft, color.onAction, color.actionHover),
    success: tone(color.level, color.levelSoft, color.onLevel),
    error: tone(color.brick, color.brickSoft, color.onBrick),
    warning: tone(color.copper, color.copperSoft, color.onCopper),
    action: { disabled: color.ink3, disabledBackground: color.sunk, hover: color.sunk, selected: color.actionSoft },
    sunk: color.sunk,
    lineStrong: color.lineStrong,
    focus: color.focus,
    scrim: color.scrim,
    buttonEdge: color.buttonEdge,
    closingDay: color.closingDay,
    onClosingDay: color.onClosingDay,
    plum: { main: color.plum, soft: color.plumSoft, contrastText: color.onPlum },
    slate: { main: color.slate, soft: color.slateSoft, contrastText: color.onSlate },
    tape: {
      main: color.tape,
      soft: color.tapeSoft,
      contrastText: color.onTape,
      weekend: color.tape2,
      deep: color.tapeDeep,
    },
    prussian: {
      main: color.prussian,
      contrastText: color.onPrussian,
      quiet: color.onPrussian2,
      edge: fixedColors.prussianEdge,
      line: fixedColors.prussianLine,
    },
  };
}
