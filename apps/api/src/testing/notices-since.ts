import type { NotificationType } from '@cw/domain';
import type { TestApp } from './index.js';
import type { Person } from './market.js';

interface Told {
  readonly sequence: number;
  readonly type: NotificationType;
}

async function noticesOf(test: TestApp, { user, headers }: Person): Promise<readonly Told[]> {
  const path = `/api/users/${user.id}/notifications?limit=100`;
  return (await test.http.get(path).set(headers).expect(200)).body.items;
}

/** Begins to listen to what somebody is told; the answer says what they were told since, the first first. */
export async function listen(test: TestApp, person: Person): Promise<() => Promise<NotificationType[]>> {
  const [newest] = await noticesOf(test, person);
  const last = newest?.sequence ?? 0;
  return async () => {
    const later = (await noticesOf(test, person)).filter(({ sequence }) => sequence > last);
    return later.map(({ type }) => type).toReversed();
  };
}
