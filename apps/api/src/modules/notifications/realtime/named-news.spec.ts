import { cents } from '@cw/domain';
import type { Socket } from 'socket.io-client';
import { EventBus } from '../../../common/events/event-bus.js';
import { createTestApp, login, type TestApp } from '../../../testing/index.js';
import { aPerson, post, type Person } from '../../../testing/market.js';
import { clientAt, next } from './testing/live-clients.js';

let test: TestApp;
let open: Socket[] = [];
beforeAll(async () => {
  test = await createTestApp();
});
afterEach(() => {
  open.forEach((socket) => socket.disconnect());
  open = [];
});
afterAll(() => test.close());

/** A screen of this session, past what everybody is told who connects. */
async function screenOf({ user }: Person, mfa: boolean) {
  const { Cookie } = await login(test, user, { mfa });
  const socket = clientAt(test, { Cookie });
  open.push(socket);
  await next(socket, 'unread-notifications');
  return socket;
}

/** Something of a deal is told to staff. */
async function tell(admin: Person): Promise<void> {
  const owner = await aPerson(test, 'seller', { firstName: 'Dana', lastName: 'Reyes' });
  const { id: projectId } = await post(test, owner, { title: 'Roof' });
  const about = { projectId, projectTitle: 'Roof', ownerId: owner.user.id, contractorId: owner.user.id };
  const event = { ...about, actorId: null, amountCents: cents(100), adminIds: [admin.user.id] };
  await test.unitOfWork.run(() => test.app.get(EventBus).emit('payment.long_held', event));
}

describe('the names in what a screen is told', () => {
  it('RT-03 lead with the house, then the client, then the work', async () => {
    const admin = await aPerson(test, 'admin');
    const news = next(await screenOf(admin, true), 'new-notification');
    await tell(admin);

    expect(await news).toMatchObject({ about: '12 Hidden Lane · Dana Reyes · Roof' });
  });

  it('ROLE-07 say no street and no client while one of the screens has proven no second factor', async () => {
    const admin = await aPerson(test, 'admin');
    await screenOf(admin, true);
    const news = next(await screenOf(admin, false), 'new-notification');
    await tell(admin);

    expect(JSON.stringify(await news)).not.toMatch(/Hidden Lane|Dana/);
  });
});
