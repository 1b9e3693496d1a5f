import { pathOf } from '../logging/logging.module.js';
import type { Mail } from './mail.js';
import { renderMail } from './render-mail.js';

describe('a rendered mail', () => {
  const mail: Mail = {
    to: { email: 'a@example.com', name: '<b>Ana</b>' },
    locale: 'en',
    subject: 'notifications.event.bid_received.title',
    paragraphs: ['notifications.event.party_removed.message'],
    values: {
      project: 'Roof <script>alert(1)</script>\r\nBcc: x@example.com {{7*7}}',
      side: 'client',
      amount: '',
      payout: '',
      condition: '',
      reason: '',
      has_reason: 'no',
      has_bid: 'no',
    },
    reason: 'emails.reason.notification',
  };

  it('NOTE-06 calls nobody by an address where no name is known', () => {
    const to = { email: 'a@example.com', name: 'a@example.com' };
    const greets = (locale: Mail['locale']): string => renderMail({ ...mail, to, locale }, '').text;

    expect(greets('en')).toContain('Hello,\n');
    expect(greets('es')).toContain('Hola:\n');
    expect(greets('en')).not.toContain('a@example.com');
  });

  it('keeps what people typed as text', () => {
    const { html, text } = renderMail(mail, 'https://closewright.example');

    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>Ana/);
    expect(text).toContain('{{7*7}}');
  });

  it('NOTE-06 says first what happened, to whoever looks at a list of mails too', () => {
    const { subject, html } = renderMail({ ...mail }, 'https://closewright.example');
    const words = html.replaceAll(/<style>.*?<\/style>|<title>.*?<\/title>/g, '').replaceAll(/<[^>]+>/g, ' ');

    expect(words.indexOf('Ana')).toBeGreaterThan(words.indexOf('Roof'));
    expect(html.match(/<h1[^>]*>/g)).toHaveLength(1);
    expect(html).toContain(`<title>${subject.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</title>`);
  });

  it('I18N-01 names its language, and knows the dark', () => {
    const { html } = renderMail({ ...mail, locale: 'es' }, 'https://closewright.example');

    expect(html).toContain('<html lang="es" ');
    expect(html).toContain('@media (prefers-color-scheme:dark){.cw-ground{background-color:#0A1922 !important}');
  });

  it('NOTE-06 has the same words as text, each address on a line of its own', () => {
    const action = { label: 'emails.layout.open', path: '/app/projects/1' } as const;
    const { text, html } = renderMail({ ...mail, action }, 'https://closewright.example', 'https://c.example/u');

    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['https://closewright.example/app/projects/1', 'https://c.example/u']),
    );
    expect(html).toContain('href="https://closewright.example/app/projects/1"');
  });

  it('NOTE-06 says behind the subject what it concerns: an agent with twelve deals sees which', () => {
    const { subject, html } = renderMail({ ...mail, about: '1418 Linden Street' }, '');

    expect(subject).toMatch(/^[^:]+: 1418 Linden Street$/);
    expect(html).not.toContain('Linden');
  });

  it('SHELL-07 leads with the house, in the text, in the HTML and in a list of mails', () => {
    const { text, html } = renderMail({ ...mail, matter: '9 Cinnamon Court · <b>Dana</b>' }, '');

    expect(text).toContain(',\n\n9 Cinnamon Court · <b>Dana</b>\n\n');
    expect(html).toContain('<strong>9 Cinnamon Court · &lt;b&gt;Dana&lt;/b&gt;</strong>');
    const known = renderMail({ ...mail, matter: '9 Cinnamon Court · Dana · Roof', about: '9 Cinnamon Court' }, '');
    expect(known.html).toContain('<strong>9 Cinnamon Court</strong><br>Dana ·&nbsp;Roof</p>');
    expect(known.text).toContain('\n\n9 Cinnamon Court · Dana · Roof\n\n');
    expect(html).toContain('overflow:hidden">9 Cinnamon Court · ');
  });

  it('NOTE-06 breaks no line within a number, a time or a day, and leaves them as they are where they are copied', () => {
    const facts = ['INV-2026-000118', 'BR-24117', '(212) 555-0142', '11:59 PM', 'Dec 11', '11 de diciembre'];
    const project = `Roof-top, ${facts.join(', ')}, A-frame`;
    const { html, text } = renderMail({ ...mail, values: { ...mail.values, project } }, '');

    for (const fact of facts) expect(html).toContain(`<span style="white-space:nowrap">${fact}</span>`);
    expect(html).not.toMatch(/nowrap">(?:Roof|A-)/);
    expect(text).toContain(facts.join(', '));
  });

  it('NOTE-06 leads to the settings what can be turned off, and nothing else', () => {
    const unsubscribe = { userId: 'a', switch: 'emailNotifications' } as const;
    const linked = (staff: Partial<Mail>) => renderMail({ ...mail, ...staff }, 'https://c.example').html;

    expect(linked({ unsubscribe })).toContain('href="https://c.example/app/settings?tab=notifications"');
    expect(linked({ unsubscribe, action: { label: 'emails.layout.open', path: '/admin/x' } })).toContain(
      'href="https://c.example/admin/settings?tab=notifications"',
    );
    expect(linked({})).not.toContain('tab=notifications');
  });

  it('has a subject of one line', () => {
    const title = renderMail({ ...mail, subject: 'notifications.event.party_removed.message' }, '').subject;

    expect(title).not.toMatch(/[\r\n]/);
  });
});

describe('the link of a mail', () => {
  it('OPS-02 keeps its secret out of the log', () => {
    expect(pathOf({ url: '/api/unsubscribe/abc?x=1' })).toBe('/api/unsubscribe/[redacted]');
    expect(pathOf({ url: '/api/calendar/feed/abc.ics' })).toBe('/api/calendar/feed/[redacted]');
    expect(pathOf({ url: '/api/unsubscribe' })).toBe('/api/unsubscribe');
  });
});
