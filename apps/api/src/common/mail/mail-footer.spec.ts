import { CONTACT, formatterFor, LOCALES } from '@cw/i18n';
import { everyMail } from '../../testing/every-mail.js';
import { wordsOfHtml } from '../../testing/hostile-names.js';
import { renderMail } from './render-mail.js';

const OURS = 'https://closewright.test';
const DESK = 'desk@closewright.test';

describe('the footer of every kind of mail', () => {
  it.each(LOCALES)(
    'SUP-01 says who writes, from where, and how our support is reached, as text and HTML: %s',
    async (locale) => {
      const hours = formatterFor(locale).text('emails.layout.hours');
      const page = `${OURS}${locale === 'es' ? '/es' : ''}/support`;
      const mails = await everyMail(locale, 'Ana');
      const faults = mails.flatMap((mail) => {
        const { text, html } = renderMail(mail, OURS, undefined, DESK);
        const footers = [text.slice(text.indexOf('\n-- \n')), wordsOfHtml(html)];
        const missing = [CONTACT.address, CONTACT.phone, hours, DESK].filter((fact) =>
          footers.some((footer) => !footer.includes(fact)),
        );
        const isLinked = text.split('\n').includes(page) && html.includes(`href="${page}"`);
        return missing.length > 0 || !isLinked ? [[mail.subject, missing, isLinked]] : [];
      });

      expect(faults).toEqual([]);
      expect(mails.length).toBeGreaterThan(120);
    },
  );
});
