import { pathOf } from '../logging/logging.module.js';
import type { Mail } from './mail.js';
import { renderMail } from './render-mail.js';

describe('a rendered mail', () => {
  const mail: Mail = {
    to: { email: 'a@example.com', name: '<b>Ana</b>' },
    locale: 'en',
    subject: 'notifications.event.bid_received.title',
    paragraphs: ['notifications.event.bid_received.message'],
    values: {
      project: 'Roof <script>alert(1)</script>\r\nBcc: x@example.com {{7*7}}',
      side: 'client',
      amount: '',
      payout: '',
      condition: '',
      reason: '',
      has_reason: 'no',
    },
    reason: 'emails.reason.notification',
  };

  it('keeps what people typed as text', () => {
    const { html, text } = renderMail(mail, 'https://closewright.example');

    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>Ana/);
    expect(text).toContain('{{7*7}}');
  });

  it('has a subject of one line', () => {
    const title = renderMail({ ...mail, subject: 'notifications.event.bid_received.message' }, '').subject;

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
