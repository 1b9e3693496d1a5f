import { createMailTest, type MailTest } from '../../testing/index.js';
import { everyMail } from '../../testing/every-mail.js';
import { headersIn } from '../../testing/mail-inbox.js';
import type { Mail } from './mail.js';
import { Mailer } from './mailer.js';

const DESK = 'desk@closewright.example';
const FROM = 'Closewright <no-reply@closewright.example>';

let test: MailTest;
let mails: Mail[];
beforeAll(async () => {
  test = await createMailTest({ env: { SUPPORT_EMAIL: DESK, MAIL_FROM: FROM } });
  mails = await everyMail('en', 'Ana');
});
afterAll(() => test.close());

/** What a mail program reads above each mail, in the order in which they were sent. */
async function sent(all: readonly Mail[]): Promise<ReadonlyMap<string, string>[]> {
  test.inbox.clear();
  for (const mail of all) await test.app.get(Mailer, { strict: false }).deliver(mail);
  return test.inbox.received.map(({ raw }) => headersIn(raw));
}

const threaded = (thread: Mail['thread']): Mail => ({ ...(mails[0] as Mail), ...(thread && { thread }) });

describe('the headers of every kind of mail', () => {
  it('SUP-01 NOTE-06 lead an answer to our support, and no machine’s answer to anybody', async () => {
    const headers = await sent(mails);
    const wrong = headers.flatMap((each, index) => {
      const isRight =
        each.get('reply-to') === `Closewright support <${DESK}>` &&
        each.get('auto-submitted') === 'auto-generated' &&
        each.get('x-auto-response-suppress') === 'All' &&
        /^<[\da-f-]{36}@closewright\.example>$/.test(each.get('message-id') ?? '');
      return isRight ? [] : [mails[index]?.subject];
    });

    expect(wrong).toEqual([]);
    expect(new Set(headers.map((each) => each.get('message-id'))).size).toBe(mails.length);
    expect(mails.length).toBeGreaterThan(120);
  });

  it('SUP-01 let an answer reach whoever wrote it, where we only carry it', async () => {
    const [carried] = await sent([{ ...threaded(undefined), replyTo: { email: 'sofia@example.com', name: 'Sofia' } }]);

    expect(carried?.get('reply-to')).toBe('Sofia <sofia@example.com>');
    // A desk’s program opens no case for what says that a machine wrote it.
    expect(carried?.has('auto-submitted')).toBe(false);
    expect(carried?.get('x-auto-response-suppress')).toBe('All');
  });
});

describe('the mails of one matter', () => {
  it('NOTE-06 stand together in a list of mails, and apart from those of another', async () => {
    const [first, second, other, sameId] = await sent([
      threaded({ kind: 'project', id: 'a' }),
      threaded({ kind: 'project', id: 'a' }),
      threaded({ kind: 'project', id: 'b' }),
      threaded({ kind: 'invoice', id: 'a' }),
    ]);

    expect(first?.get('references')).toMatch(/^<project\.[\da-f]{32}@closewright\.example>$/);
    expect(second?.get('references')).toBe(first?.get('references'));
    expect([first, second].map((each) => each?.get('in-reply-to'))).toEqual(
      [first, second].map((each) => each?.get('references')),
    );
    expect(new Set([first, other, sameId].map((each) => each?.get('references'))).size).toBe(3);
  });

  it('NOTE-06 are of none where each stands for itself', async () => {
    const [alone] = await sent([threaded(undefined)]);

    expect(alone?.has('references')).toBe(false);
    expect(alone?.has('in-reply-to')).toBe(false);
  });
});
