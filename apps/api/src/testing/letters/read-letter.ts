import type { Locale } from '@cw/i18n';
import { renderMail } from '../../common/mail/render-mail.js';
import { LETTERS } from './all-letters.js';

const OURS = 'https://closewright.example';

const failing = (): never => {
  throw new Error('There is no such letter');
};

/** The subject and the text of a sample, each in one line. */
export async function readLetter(name: string, locale: Locale = 'en'): Promise<readonly [string, string]> {
  const letter = LETTERS.find((one) => one.name === `mail-${name}`);
  const { subject, text } = renderMail(await (letter?.mail ?? failing)(locale), OURS);
  return [subject, text.replaceAll(/\s+/g, ' ')];
}
