import { NOTIFICATION_TYPES } from '@cw/domain';
import { LOCALES } from '@cw/i18n';
import type { Mail } from '../../common/mail/mail.js';
import { renderMail } from '../../common/mail/render-mail.js';
import { UNTOLD } from '../../common/mail/waited-mail.js';
import { messageIdOf, titleIdOf, valuesOf } from './notification-words.js';
import { readValues } from './read-facts.js';

describe('an e-mail that was queued before an upgrade', () => {
  it.each(LOCALES)('NOTE-06 says less of what it tells, and goes out: %s', (locale) => {
    const values = Object.fromEntries(
      Object.entries(valuesOf({ project: 'Roof and stairs', side: 'client' }, locale)).filter(
        ([name]) => !(name in UNTOLD),
      ),
    );
    const texts = NOTIFICATION_TYPES.map((type) => {
      const told = { title: titleIdOf(type), message: messageIdOf(type), values, path: '/app/x' };
      const mail: Mail = {
        ...{ to: { email: 'ana@example.com', name: 'Ana' }, locale, values },
        ...{ subject: told.title, paragraphs: [told.message], sections: [{ heading: null, items: [told] }] },
        reason: 'emails.reason.notification',
      };
      return renderMail(mail, 'https://closewright.example').text;
    });

    expect(texts.every((text) => text.length > 0 && !text.includes('undefined'))).toBe(true);
  });

  it('NOTE-06 lacks nothing of what is looked up', () => {
    expect(Object.keys(UNTOLD)).toEqual(expect.arrayContaining(Object.keys(readValues({}, 'en'))));
  });
});
