/** Closewright's colors. One color, one meaning; yellow is time and nothing else. */
export const lightColors = {
  plaster: '#F1F4F2',
  paper: '#FFFFFF',
  sunk: '#E7ECEA',
  line: '#D0D9D7',
  lineStrong: '#748792',
  ink: '#0C2838',
  ink2: '#425B6A',
  ink3: '#5C7280',
  prussian: '#0A3550',
  onPrussian: '#F4F8F7',
  onPrussian2: '#B9CDD8',
  action: '#0A5A92',
  actionHover: '#07466F',
  onAction: '#FFFFFF',
  actionSoft: '#E0EDF6',
  tape: '#F7C11E',
  tape2: '#E5A900',
  onTape: '#2B2000',
  tapeSoft: '#FFF2CC',
  tapeDeep: '#775000',
  level: '#1A7148',
  levelSoft: '#DFF1E6',
  onLevel: '#FFFFFF',
  brick: '#A92C20',
  brickSoft: '#FBE8E4',
  onBrick: '#FFFFFF',
  plum: '#653A8A',
  plumSoft: '#F0E7F6',
  onPlum: '#FFFFFF',
  copper: '#8F4700',
  copperSoft: '#FCEBDA',
  onCopper: '#FFFFFF',
  slate: '#465C69',
  slateSoft: '#E6EBED',
  onSlate: '#FFFFFF',
  focus: '#0A5A92',
  scrim: 'rgba(6, 24, 36, 0.48)',
  buttonEdge: 'rgba(4, 20, 32, 0.24)',
  closingDay: '#0C2838',
  onClosingDay: '#FFFFFF',
} as const;

export type ColorToken = keyof typeof lightColors;

export const darkColors: Readonly<Record<ColorToken, string>> = {
  plaster: '#0A1922',
  paper: '#11252F',
  sunk: '#0D1F29',
  line: '#28414E',
  lineStrong: '#7390A0',
  ink: '#E9F0F0',
  ink2: '#AEC1CB',
  ink3: '#8FA6B3',
  prussian: '#071219',
  onPrussian: '#E9F0F0',
  onPrussian2: '#AEC1CB',
  action: '#7FC3F3',
  actionHover: '#A5D6F8',
  onAction: '#052033',
  actionSoft: '#12364D',
  tape: '#F7C11E',
  tape2: '#D19C0A',
  onTape: '#2B2000',
  tapeSoft: '#3A2F0D',
  tapeDeep: '#FBD461',
  level: '#72CF9D',
  levelSoft: '#123A2A',
  onLevel: '#04220F',
  brick: '#FF9D8E',
  brickSoft: '#47211C',
  onBrick: '#3A0A04',
  plum: '#CFADEE',
  plumSoft: '#35264C',
  onPlum: '#260B40',
  copper: '#F6B27B',
  copperSoft: '#43290F',
  onCopper: '#331700',
  slate: '#B7C7CF',
  slateSoft: '#203743',
  onSlate: '#0C1F29',
  focus: '#7FC3F3',
  scrim: 'rgba(0, 6, 10, 0.66)',
  buttonEdge: 'rgba(0, 20, 36, 0.32)',
  closingDay: '#FFFFFF',
  onClosingDay: '#0C2838',
};

/** Colors that are the same by day and by night: the mark, lines on the brand's ground, words on a photograph's corner. */
export const fixedColors = {
  prussianEdge: '#7FA3B8',
  prussianLine: '#2A5873',
  mark: '#0A3550',
  markOnPrussian: '#12486A',
  markGable: '#FFFFFF',
  markPoint: '#F7C11E',
  photoBefore: '#0C2838',
  photoAfter: '#1A7148',
  onPhoto: '#FFFFFF',
} as const;

export const radius = { chip: 3, control: 5, panel: 8, sheet: 14 } as const;

/** Multiples of 8 px, for `theme.spacing` and `sx`. */
export const space = { xxs: 0.5, xs: 1, sm: 1.5, md: 2, lg: 3, xl: 4, xxl: 6, section: 9 } as const;

/** The bundled face, and until it has come what the device has, set to the same measures (`fonts.css`). */
export const fontFamily = {
  display: '"Besley Variable", "Besley by Georgia", "Besley by Noto Serif", "Besley by DejaVu Serif", serif',
  text: '"Archivo Variable", "Archivo by Arial", "Archivo by Roboto", "Archivo by DejaVu Sans", sans-serif',
} as const;

/** Milliseconds. */
export const duration = { fast: 120, base: 200, slow: 320 } as const;
export const ease = 'cubic-bezier(.2, .7, .2, 1)';

export const liftedShadow = {
  light: '0 2px 4px rgba(12, 40, 56, 0.08), 0 12px 28px rgba(12, 40, 56, 0.14)',
  dark: '0 2px 4px rgba(0, 0, 0, 0.4), 0 14px 30px rgba(0, 0, 0, 0.5)',
} as const;

/** A table turns into cards below this width of its own container, in rem so that large text turns it too. */
export const CARD_CONTAINER = '54rem';

/** Too low to give a line of it to what stands still: a phone on its side, a laptop at 200 %. In rem, for large text too. */
export const SHORT_WINDOW = '@media (max-height: 29.999rem)';

/** The height of what stands fixed at the window's foot, measured where it is drawn; unset where nothing stands there. */
export const BOTTOM_BAR = '--cw-bottom-bar';

/** What a link leads to keeps so much of the page above it in sight. */
export const PLACE_MARGIN = '4.5rem';
