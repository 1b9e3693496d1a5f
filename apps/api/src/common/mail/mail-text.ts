import { matterWords, type MailLink, type MailParts } from './mail-parts.js';

const link = ({ label, url }: MailLink): string => `${label}:\n${url}`;

/** The twin of the HTML for whoever reads mail as text: the same words, each address on a line of its own. */
export function mailText(parts: MailParts): string {
  const { greeting, matter, paragraphs, sections, action, aside, reason, help, helpPage, sender } = parts;
  const blocks = sections.flatMap(({ heading, items }) => [
    `== ${heading}`,
    ...items.map(({ label, message, url }) => `${label}\n${message}\n${url}`),
  ]);
  const ways = [parts.settings, parts.unsubscribe].flatMap((one) => (one ? [link(one)] : []));
  const footer = [`-- \n${reason}`, ...ways, `${help}\n${link(helpPage)}`, sender];
  const said = [greeting, ...(matter ? [matterWords(matter)] : []), ...paragraphs];
  const links = [action, aside].flatMap((one) => (one ? [link(one)] : []));
  return [...said, ...blocks, ...links, ...footer].join('\n\n');
}
