import { HOUR_MS, NOTIFICATION_TYPES, topicOf } from '@cw/domain';
import { createTestApp } from '../../testing/index.js';
import { fillNotifications } from '../../testing/lists/bench-notifications.js';
import { measure, printBySize, type Figure } from '../../testing/lists/sql-figures.js';
import { Random } from '../../testing/random.js';
import { type ListOptions, NotificationsRepository } from './notifications.repository.js';

const PAGE = 20;

async function figuresOf(rows: number): Promise<Map<string, Figure>> {
  const test = await createTestApp();
  const readers = await fillNotifications(test, rows);
  const repository = test.app.get(NotificationsRepository);
  const random = new Random(rows);
  const list =
    (before: string | undefined, since: number, only: Pick<ListOptions, 'types' | 'unread'> = {}) =>
    () =>
      repository.list(random.pick(readers), { before, since, limit: PAGE, ...only });
  const money = NOTIFICATION_TYPES.filter((type) => topicOf(type) === 'money');
  const figures = new Map([
    ['first page', await measure(list(undefined, 0))],
    ['a page far down', await measure(list('60', 0))],
    ['what was missed', await measure(list(undefined, 190))],
    ['a topic', await measure(list(undefined, 0, { types: money }))],
    ['the unread of a topic', await measure(list(undefined, 0, { types: money, unread: true }))],
    ['how many are unread', await measure(() => repository.unreadCount(random.pick(readers)))],
  ]);
  await test.close();
  return figures;
}

describe('the list of notifications', () => {
  it('cost', () => printBySize('notifications', figuresOf), HOUR_MS);
});
