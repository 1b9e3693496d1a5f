import type { MailLink, MailParts, MailPartsSection } from './mail-parts.js';
import { look, SHEET } from './mail-style.js';

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

const paragraph = (text: string): string => `<p ${look('text')}>${escapeHtml(text)}</p>`;

const anchor = ({ label, url }: MailLink): string =>
  `<a href="${escapeHtml(url)}" ${look('link')}>${escapeHtml(label)}</a>`;

const section = ({ heading, items }: MailPartsSection): string =>
  `<h2 ${look('section')}>${escapeHtml(heading)}</h2>` +
  items.map((item) => `<p ${look('text')}>${anchor(item)}<br>${escapeHtml(item.message)}</p>`).join('');

const button = ({ label, url }: MailLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 10px"><tr><td ${look('button')}>` +
  `<a href="${escapeHtml(url)}" ${look('press')}>${escapeHtml(label)}</a></td></tr></table>`;

const matterLine = (matter: string): string => `<p ${look('text')}><strong>${escapeHtml(matter)}</strong></p>`;

function body({ title, greeting, matter, paragraphs, sections, action }: MailParts): string {
  const named = matter ? matterLine(matter) : '';
  const said = `${paragraph(greeting)}${named}${paragraphs.map(paragraph).join('')}`;
  const matters = sections.map(section).join('');
  return `<h1 ${look('title')}>${escapeHtml(title)}</h1>${said}${matters}${action ? button(action) : ''}`;
}

const foot = ({ reason, unsubscribe }: MailParts): string =>
  [escapeHtml(reason), ...(unsubscribe ? [anchor(unsubscribe)] : [])]
    .map((line) => `<p ${look('foot')}>${line}</p>`)
    .join('');

/** What happened first, then what to do: a card that mail programs of every age can draw, in light and dark. */
export function mailHtml(parts: MailParts): string {
  const { locale, title, matter, paragraphs } = parts;
  const begin = [...(matter ? [matter] : []), paragraphs[0] ?? ''].join(' – ');
  const first = escapeHtml(begin.replaceAll(/\s+/g, ' '));
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${SHEET}</style></head><body ${look('ground')}>`,
    `<div style="display:none;max-height:0;overflow:hidden">${first}${NOTHING_MORE}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('ground')}><tr>`,
    '<td class="cw-edge" align="center" style="padding:28px 16px">',
    `<table role="presentation" cellpadding="0" cellspacing="0" align="center" ${look('card')}>`,
    `<tr><td ${look('head')}>Closewright</td></tr>`,
    `<tr><td class="cw-body" style="padding:30px 28px 22px">${body(parts)}</td></tr></table>`,
    '<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:600px">',
    `<tr><td class="cw-body" style="padding:18px 28px">${foot(parts)}</td></tr></table>`,
    '</td></tr></table></body></html>',
  ].join('');
}
