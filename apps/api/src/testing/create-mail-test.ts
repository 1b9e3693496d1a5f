import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.js';
import { createMailInbox, type MailInbox } from './mail-inbox.js';

export interface MailTest extends TestApp {
  readonly inbox: MailInbox;
}

/** The application with a mail server of its own. What is enqueued comes with `jobs.drain()`. */
export async function createMailTest(options: TestAppOptions = {}): Promise<MailTest> {
  const inbox = await createMailInbox();
  const test = await createTestApp({ ...options, env: { ...options.env, SMTP_URL: inbox.url } });
  const close = async (): Promise<void> => {
    await test.close();
    inbox.close();
  };
  return { ...test, inbox, close };
}
