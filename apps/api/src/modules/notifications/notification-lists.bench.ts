import { createTestApp } from '../../testing/index.js';
import { fillNotifications } from '../../testing/lists/bench-notifications.js';
import { measure, printBySize, type Figure } from '../../testing/lists/sql-figures.js';
import { Random } from '../../testing/random.js';
import { NotificationsRepository } from './notifications.repository.js';

const PAGE = 20;
const HOUR_MS = 3_600_000;

async function figuresOf(rows: number): Promise<Map<string, Figure>> {
  const test = await createTestApp();
  const readers = await fillNotifications(test, rows);
  const repository = test.app.get(NotificationsRepository);
  const random = new Random(rows);
  const list = (before: string | undefined, since: number) => () =>
    repository.list(random.pick(readers), { before, since, limit: PAGE });
  const figures = new Map([
    ['first page', await measure(list(undefined, 0))],
    ['a page far down', await measure(list('60', 0))],
    ['what was missed', await measure(list(undefined, 190))],
    ['how many are unread', await measure(() => repository.unreadCount(random.pick(readers)))],
  ]);
  await test.close();
  return figures;
}

describe('the list of notifications', () => {
  it('cost', () => printBySize('notifications', figuresOf), HOUR_MS);
});
