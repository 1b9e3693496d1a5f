import { matterWords, type MailLink, type MailMatter, type MailParts, type MailPartsSection } from './mail-parts.js';
import { BUTTON_COLOR, CARD_WIDTH, look, SHEET, WORD_SHEET } from './mail-style.js';
import { unbroken } from './unbroken.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** Keeps a list of mails from showing what follows the words that it is to show. */
const NOTHING_MORE = '&#8199;&#65279;&#847; '.repeat(60);

/** What is read on the page, in contrast to what stands in an attribute. */
const read = (text: string): string => unbroken(escapeHtml(text));

/** A text with the lines that people broke: Word knows no other way to keep them. */
const inLines = (text: string): string => read(text).replaceAll('\n', '<br>');

const paragraph = (text: string): string => `<p ${look('text')}>${inLines(text)}</p>`;

const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0"';

const forWord = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;

/** As wide as a card: Word knows no greatest width, so for it alone a table of that width stands around. */
const inCardWidth = (table: string): string =>
  forWord(`${TABLE} align="center" width="${CARD_WIDTH}" style="width:${CARD_WIDTH}px"><tr><td>`) +
  table +
  forWord('</td></tr></table>');

const anchor = ({ label, url }: MailLink): string =>
  `<a href="${escapeHtml(url)}" ${look('link')}>${escapeHtml(label)}</a>`;

const section = ({ heading, items }: MailPartsSection): string =>
  `${TABLE} width="100%" style="margin:12px 0 0"><tr><td ${look('section')}>` +
  `<h2 ${look('heading')}>${read(heading)}</h2></td></tr></table>` +
  items.map((item) => `<p ${look('text')}>${anchor(item)}<br>${inLines(item.message)}</p>`).join('');

const button = ({ label, url }: MailLink): string =>
  `${TABLE} style="margin:24px 0 10px"><tr><td align="center" bgcolor="${BUTTON_COLOR}" ${look('button')}>` +
  `<a href="${escapeHtml(url)}" ${look('press')}>${escapeHtml(label)}</a></td></tr></table>`;

/** The house by itself, and below it whose it is and what is done there: no line ends with what stands between two of them. */
const matterLine = ({ house, rest }: MailMatter): string =>
  `<p ${look('text')}><strong>${read(house)}</strong>${rest === '' ? '' : `<br>${read(rest).replaceAll(' · ', ' ·&nbsp;')}`}</p>`;

function body({ title, greeting, matter, paragraphs, sections, action, aside }: MailParts): string {
  const named = matter ? matterLine(matter) : '';
  const said = `${paragraph(greeting)}${named}${paragraphs.map(paragraph).join('')}`;
  const matters = sections.map(section).join('');
  return `<h1 ${look('title')}>${read(title)}</h1>${said}${matters}${action ? button(action) : ''}${aside ? `<p ${look('text')}>${anchor(aside)}</p>` : ''}`;
}

const foot = ({ reason, settings, unsubscribe, help, helpPage, sender }: MailParts): string =>
  [
    [read(reason), ...(settings ? [anchor(settings)] : [])].join(' '),
    ...(unsubscribe ? [anchor(unsubscribe)] : []),
    `${read(help)} ${anchor(helpPage)}`,
    read(sender),
  ]
    .map((line) => `<p ${look('foot')}>${line}</p>`)
    .join('');

const card = (parts: MailParts): string =>
  `${TABLE} align="center" ${look('card')}><tr><td ${look('head')}>Closewright</td></tr>` +
  `<tr><td class="cw-body" style="padding:30px 28px 22px">${body(parts)}</td></tr></table>`;

const footer = (parts: MailParts): string =>
  `${TABLE} align="center" style="width:100%;max-width:${CARD_WIDTH}px">` +
  `<tr><td class="cw-body" style="padding:18px 28px">${foot(parts)}</td></tr></table>`;

/** Word draws on screens of more dots in the sizes that are written, not in larger ones. */
const FULL_SIZE =
  '<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>';

/** What happened first, then what to do: a card that mail programs of every age can draw, in light and dark. */
export function mailHtml(parts: MailParts): string {
  const { locale, title, matter, paragraphs } = parts;
  const begin = [...(matter ? [matterWords(matter)] : []), paragraphs[0] ?? ''].join(' – ');
  const first = escapeHtml(begin.replaceAll(/\s+/g, ' '));
  return [
    `<!doctype html><html lang="${locale}" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${SHEET}</style>${forWord(`${FULL_SIZE}<style>${WORD_SHEET}</style>`)}`,
    `</head><body ${look('ground')}>`,
    `<div style="display:none;mso-hide:all;max-height:0;overflow:hidden">${first}${NOTHING_MORE}</div>`,
    `${TABLE} width="100%" ${look('ground')}><tr>`,
    '<td class="cw-edge" align="center" style="padding:28px 16px">',
    inCardWidth(card(parts)),
    inCardWidth(footer(parts)),
    '</td></tr></table></body></html>',
  ].join('');
}
