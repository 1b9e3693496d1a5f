import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '@cw/i18n';
import { renderMail } from '../../common/mail/render-mail.js';
import { asWordDraws } from '../word-engine.js';
import { LETTERS } from './all-letters.js';
import { PAPERS } from './papers.js';

const OURS = 'https://closewright.example';

/** `npm run letters` runs it: no spec, as it shows nothing by itself. */
describe('what leaves the product is written into a folder', () => {
  const folder = process.env.LETTERS_DIR ?? '';

  it.each(LOCALES)('as e-mails: %s', async (locale) => {
    for (const { name, mail } of LETTERS) {
      const letter = await mail(locale);
      const { subject, text, html } = renderMail(letter, OURS, letter.unsubscribe && `${OURS}/app/unsubscribe#x`);
      const file = join(folder, `${name}.${locale}`);
      await writeFile(`${file}.html`, html);
      await writeFile(`${file}.word.html`, asWordDraws(html));
      await writeFile(`${file}.txt`, `${subject}\n\n${text}\n`);
    }
  });

  it.each(LOCALES)('as papers: %s', async (locale) => {
    for (const [name, paper] of Object.entries(PAPERS))
      await writeFile(join(folder, `${name}.${locale}.pdf`), await paper(locale));
  });
});
