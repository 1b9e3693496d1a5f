import { formatterFor, LOCALES, type Locale, type MessageId, type MessageValues } from '@cw/i18n';
import { createMailTest, type MailTest } from '../../testing/index.js';
import { filled, mailTexts } from '../../testing/every-mail.js';
import { HOSTILE_NAMES, linksFoundIn, TURNED, withoutOurLinks, wordsOfHtml } from '../../testing/hostile-names.js';
import type { Mail } from './mail.js';
import { Mailer } from './mailer.js';
import { renderMail } from './render-mail.js';

const OURS = 'https://closewright.test';
const OUR_PAGES = /^https:\/\/closewright\.test\/(?:app\/|(?:es\/)?support$)/;
const TEMPLATES = /^(?:emails|desk\.mail|terms\.mail|notifications\.event)\./;

/** What people write in several lines stays so. */
const PARAGRAPHS = /\{(?:message|reason|notes|question)\}/;

/** Every text that stands in an e-mail, in one language. */
const templates = async (locale: Locale): Promise<[MessageId, string][]> =>
  [...(await mailTexts(locale))].filter(([id]) => TEMPLATES.test(id));

/** The name in each of its placeholders, and an address of a mailbox where one is named. */
const filledWith = (text: string, name: string): MessageValues => ({
  ...filled(text, name),
  email: 'ana@example.com',
});

const mailOf = (id: MessageId, name: string, rest: Pick<Mail, 'locale' | 'values'>): Mail => ({
  to: { email: 'ana@example.com', name },
  ...rest,
  subject: id,
  about: name,
  matter: name,
  paragraphs: [id],
  sections: [{ heading: name, items: [{ title: id, message: id, values: rest.values, path: '/app/x' }] }],
  action: { label: 'emails.layout.open', path: '/app/x' },
  reason: 'emails.reason.account',
});

describe('what an e-mail says in the words of others', () => {
  it.each(LOCALES)('NOTE-06 has no link but our own, breaks no line and turns nothing round: %s', async (locale) => {
    const all = await templates(locale);
    const faults: unknown[] = [];
    for (const [id, template] of all) {
      for (const name of HOSTILE_NAMES) {
        const mail = mailOf(id, name, { locale, values: filledWith(template, name) });
        const { subject, text, html } = renderMail(mail, OURS, `${OURS}/app/unsubscribe#x`);
        const words = [subject, text, wordsOfHtml(html)].map((part) =>
          withoutOurLinks(part, OURS).replaceAll('ana@example.com', ''),
        );
        const links = words.flatMap(linksFoundIn);
        const foreign = [...html.matchAll(/href="([^"]*)"/g)].filter(([, url]) => !OUR_PAGES.test(url ?? ''));
        const isBroken = /[\r\n]/.test(subject) || (!PARAGRAPHS.test(template) && /^Bcc/m.test(text));
        const isTurned = TURNED.test([subject, text, html].join(''));
        if (links.length > 0 || foreign.length > 0 || isBroken || isTurned) faults.push([id, name, links, foreign]);
      }
    }

    expect(faults).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  it('keeps the paragraphs of what people wrote, and an address of a mailbox that it is about', () => {
    const values = { reason: 'The photos:\n\nhttps://photos.example/a', email: 'ana@example.com' };
    const text = (id: MessageId) => renderMail(mailOf(id, 'Ana', { locale: 'en', values }), OURS).text;

    expect(text('emails.account_move.reason')).toContain('The photos:\n\nhttps: //photos. example/a');
    expect(text('emails.email_changed.body')).toContain('ana@example.com');
  });

  it('calls nobody by a name of which nothing is seen', () => {
    const { text } = renderMail(mailOf('emails.welcome.body', '\u200B\u202E', { locale: 'en', values: {} }), OURS);

    expect(text).toMatch(/^Hello,\n/);
    expect(formatterFor('en').text('emails.layout.greeting_nameless')).toBe('Hello,');
  });
});

describe('the headers of an e-mail', () => {
  let test: MailTest;
  beforeAll(async () => {
    test = await createMailTest();
  });
  afterAll(() => test.close());

  /** Each header on one line, its encoded words decoded. */
  function headersOf(): string[] {
    const [head = ''] = (test.inbox.received[0]?.raw ?? '').split('\r\n\r\n');
    const whole = head.replaceAll(/(?<=\?=)\r\n[ \t]+(?==\?)/g, '').replaceAll(/\r\n[ \t]+/g, ' ');
    return whole
      .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) =>
        decodeURIComponent(
          words
            .replaceAll('%', '%25')
            .replaceAll('_', ' ')
            .replaceAll(/=(?=[\dA-F]{2})/g, '%'),
        ),
      )
      .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, words: string) => Buffer.from(words, 'base64').toString())
      .split('\r\n');
  }

  it.each(HOSTILE_NAMES)('NOTE-06 ASVS 1.2.5 name people on one line, without a link: %j', async (name) => {
    const mail = mailOf('emails.welcome.subject', name, { locale: 'en', values: {} });
    test.inbox.clear();
    await test.app
      .get(Mailer, { strict: false })
      .deliver({ ...mail, replyTo: { email: 'eve@example.com', name } }, [
        { name: `${name}.pdf`, contentType: 'application/pdf', bytes: Buffer.from('x') },
      ]);

    const headers = headersOf();
    const named = headers.filter((header) => /^(?:To|Reply-To|Subject):/.test(header));

    expect(named).toHaveLength(3);
    expect(named.flatMap((header) => linksFoundIn(header.replace(/<?(?:ana|eve)@example\.com>?/, '')))).toEqual([]);
    expect(headers.filter((header) => /^Bcc/i.test(header) || TURNED.test(header))).toEqual([]);
  });

  it('name nobody by an address where no name is known', async () => {
    test.inbox.clear();
    const mail = mailOf('emails.welcome.subject', 'ana@example.com', { locale: 'en', values: {} });
    await test.app.get(Mailer, { strict: false }).deliver(mail);

    expect(headersOf()).toContain('To: ana@example.com');
  });
});
