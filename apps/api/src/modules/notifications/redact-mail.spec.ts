import type { Mail } from '../../common/mail/mail.js';
import { Mailer } from '../../common/mail/mailer.js';
import { newId } from '../../common/ids.js';
import { EventBus } from '../../common/events/event-bus.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { columnsHolding } from '../../testing/traces.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const projectId = newId();
const values = { project: 'kanarie roof', condition: 'kanarie eave', reason: 'Sold to kanarie', has_reason: 'yes' };
const item = { title: 'emails.digest.subject', message: 'emails.digest.body', values, path: '/app' } as const;
const mailTo = (email: string, rest: Partial<Mail>): Mail => ({
  to: { email, name: 'Marco' },
  locale: 'en',
  subject: 'emails.digest.subject',
  paragraphs: ['emails.digest.body'],
  values: {},
  reason: 'emails.reason.digest',
  ...rest,
});

describe('e-mail to others that waits while somebody leaves', () => {
  it('AUTH-08 goes out with the place for a title and without their reason, alone and within a digest', async () => {
    const mailer = test.app.get(Mailer, { strict: false });
    await mailer.enqueue(
      mailTo('one@example.com', {
        projectId,
        about: values.project,
        matter: `1 kanarie Lane · ${values.project}`,
        values,
      }),
    );
    const asTyped = { ...values, reason: 'Sold to kanarie.' };
    await mailer.enqueue(mailTo('typed@example.com', { projectId, values: asTyped }));
    const sections = [
      { heading: values.project, projectId, items: [item] },
      { heading: 'Gate', projectId: newId(), items: [{ ...item, values: { project: 'Gate' } }] },
    ];
    await mailer.enqueue(mailTo('all@example.com', { sections }));
    const redacted = { projectId, projectTitle: 'New York, NY 10001', ownerId: newId(), actorId: null };

    await test.unitOfWork.run(() =>
      test.app
        .get(EventBus)
        .emit('project.redacted', { ...redacted, reasons: ['Sold to kanarie.'], isOwnersLeave: true }),
    );

    expect(await columnsHolding(test, ['kanarie'])).toEqual([]);
    const [alone] = await mailer.sentTo('one@example.com');
    expect(alone?.data).toMatchObject({
      about: 'New York, NY 10001',
      matter: 'New York, NY 10001',
      values: { reason: '', has_reason: 'no' },
    });
    const [digest] = await mailer.sentTo('all@example.com');
    expect(digest?.data.sections?.map(({ heading }) => heading)).toEqual(['New York, NY 10001', 'Gate']);
  });
});
