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

const SANS = "'Archivo',Arial,Helvetica,sans-serif";
const SERIF = "'Besley',Georgia,'Times New Roman',serif";

const inColors = (color: Colors) => ({
  ground: `background-color:${color.plaster}`,
  card: `background-color:${color.paper};border:1px solid ${color.line}`,
  head: `background-color:${color.prussian};color:${color.onPrussian}`,
  title: `color:${color.ink}`,
  text: `color:${color.ink}`,
  section: `color:${color.ink};border-top:1px solid ${color.line}`,
  link: `color:${color.action}`,
  button: `background-color:${color.action}`,
  press: `color:${color.onAction}`,
  foot: `color:${color.ink2}`,
});

type Part = keyof ReturnType<typeof inColors>;

const SHAPES: Readonly<Record<Part, string>> = {
  ground: 'margin:0;padding:0;width:100%',
  card: 'width:100%;max-width:600px;border-radius:8px;border-collapse:separate;overflow:hidden',
  head: `padding:18px 28px;font:600 20px/1 ${SERIF};letter-spacing:-0.02em`,
  title: `margin:0 0 18px;font:600 23px/1.25 ${SERIF};letter-spacing:-0.01em`,
  text: `margin:0 0 14px;font:400 16px/1.55 ${SANS};white-space:pre-line`,
  section: `margin:26px 0 12px;padding-top:16px;font:700 16px/1.35 ${SANS}`,
  link: 'font-weight:600;text-decoration:underline',
  button: 'border-radius:6px;text-align:center',
  press: `display:inline-block;padding:14px 22px;font:600 16px/1.25 ${SANS};text-decoration:none`,
  foot: `margin:0 0 10px;font:400 13px/1.5 ${SANS}`,
};

const light = inColors(LIGHT);
const dark = inColors(DARK);
const parts = Object.keys(SHAPES) as Part[];

/** The attributes of a part: its look, and the name by which a dark mail program finds it. */
export const look = (part: Part): string => `class="cw-${part}" style="${SHAPES[part]};${light[part]}"`;

const important = (style: string): string => style.replaceAll(/(?=;|$)/g, ' !important');

/** What only a style sheet can say: dark mail programs, and the narrow margins of a phone. */
export const SHEET = [
  ':root{color-scheme:light dark}',
  `@media (prefers-color-scheme:dark){${parts.map((part) => `.cw-${part}{${important(dark[part])}}`).join('')}}`,
  '@media (max-width:480px){.cw-edge{padding:12px !important}.cw-body{padding:24px 20px !important}.cw-head{padding:16px 20px !important}}',
].join('');
