/** The design's colors (docs/design.md). Mail programs know no variables, so each stands where it is used. */
const LIGHT = {
  plaster: '#F1F4F2',
  paper: '#FFFFFF',
  line: '#D0D9D7',
  ink: '#0C2838',
  ink2: '#425B6A',
  prussian: '#0A3550',
  onPrussian: '#F4F8F7',
  action: '#0A5A92',
  onAction: '#FFFFFF',
} as const;

type Colors = Readonly<Record<keyof typeof LIGHT, string>>;

const DARK: Colors = {
  plaster: '#0A1922',
  paper: '#11252F',
  line: '#28414E',
  ink: '#E9F0F0',
  ink2: '#AEC1CB',
  prussian: '#071219',
  onPrussian: '#E9F0F0',
  action: '#7FC3F3',
  onAction: '#052033',
};

/** How wide a card is at most: the one width of a mail that Word is told by tables. */
export const CARD_WIDTH = 600;

const SANS = "'Archivo',Arial,Helvetica,sans-serif";
const SERIF = "'Besley',Georgia,'Times New Roman',serif";

const inColors = (color: Colors) => ({
  ground: `background-color:${color.plaster}`,
  card: `background-color:${color.paper};border:1px solid ${color.line}`,
  head: `background-color:${color.prussian};color:${color.onPrussian}`,
  title: `color:${color.ink}`,
  text: `color:${color.ink}`,
  section: `border-top:1px solid ${color.line}`,
  heading: `color:${color.ink}`,
  link: `color:${color.action}`,
  button: `background-color:${color.action}`,
  press: `color:${color.onAction}`,
  foot: `color:${color.ink2}`,
});

type Part = keyof ReturnType<typeof inColors>;

/** One declaration for each thing: Word takes Times for a shorthand that begins with a font it does not have. */
const type = (weight: number, size: string, height: string, family: string): string =>
  `font-family:${family};font-size:${size};font-weight:${weight};line-height:${height};mso-line-height-rule:exactly`;

/** The room within a button: on its link, so that all of it is pressed; in Word, which knows none there, on its cell. */
const PRESS_ROOM = '14px 22px';

const SHAPES: Readonly<Record<Part, string>> = {
  ground: 'margin:0;padding:0;width:100%',
  card: `width:100%;max-width:${CARD_WIDTH}px;border-radius:8px;border-collapse:separate;overflow:hidden`,
  head: `padding:18px 28px;${type(600, '20px', '100%', SERIF)};letter-spacing:-0.02em`,
  title: `margin:0 0 18px;${type(600, '23px', '125%', SERIF)};letter-spacing:-0.01em`,
  text: `margin:0 0 14px;${type(400, '16px', '155%', SANS)}`,
  section: 'padding:16px 0 12px',
  heading: `margin:0;${type(700, '16px', '135%', SANS)}`,
  link: 'font-weight:600;text-decoration:underline',
  button: `border-radius:6px;text-align:center;mso-padding-alt:${PRESS_ROOM}`,
  press: `display:inline-block;padding:${PRESS_ROOM};mso-padding-alt:0;${type(600, '16px', '125%', SANS)};text-decoration:none`,
  foot: `margin:0 0 10px;${type(400, '13px', '150%', SANS)}`,
};

const light = inColors(LIGHT);
const dark = inColors(DARK);
const parts = Object.keys(SHAPES) as Part[];

/** The attributes of a part: its look, and the name by which a dark mail program finds it. */
export const look = (part: Part): string => `class="cw-${part}" style="${SHAPES[part]};${light[part]}"`;

/** A button's color as an attribute of its cell: Word paints no link. */
export const BUTTON_COLOR = LIGHT.action;

const important = (style: string): string => style.replaceAll(/(?=;|$)/g, ' !important');

/** What only a style sheet can say: dark mail programs, and the narrow margins of a phone. */
export const SHEET = [
  ':root{color-scheme:light dark}',
  `@media (prefers-color-scheme:dark){${parts.map((part) => `.cw-${part}{${important(dark[part])}}`).join('')}}`,
  '@media (max-width:480px){.cw-edge{padding:12px !important}.cw-body{padding:24px 20px !important}.cw-head{padding:16px 20px !important}}',
].join('');

/** What Word alone reads: the fonts that Windows has, for it takes Times where the first of a list is missing. */
export const WORD_SHEET = [
  'table{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}',
  'body,td,p,h2,a,strong{font-family:Arial,sans-serif !important}',
  'h1,.cw-head{font-family:Georgia,serif !important}',
].join('');
