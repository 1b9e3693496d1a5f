import { cents } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { ProjectAudience } from '../../common/realtime/project-audience.js';
import { aUser, createTestApp, login, type TestApp } from '../../testing/index.js';
import type { UserEntity } from '../users/index.js';
import { aBid } from './testing/a-bid.js';

let test: TestApp;
let events: EventBus;
let owner: UserEntity;
let contractor: UserEntity;
beforeAll(async () => {
  test = await createTestApp();
  events = test.app.get(EventBus);
});
beforeEach(async () => {
  owner = await aUser(test);
  contractor = await aUser(test, { role: 'contractor', locale: 'es' });
});
afterAll(() => test.close());

interface Told {
  readonly type: string;
  readonly message: string;
  readonly actionUrl: string;
  readonly isRead: boolean;
}

const bid = () => aBid(owner, contractor);
const toldTo = async (person: UserEntity): Promise<readonly Told[]> => {
  const answer = await test.http.get(`/api/users/${person.id}/notifications`).set(await login(test, person));
  return answer.body.items;
};
const unread = async (): Promise<number> =>
  (await test.http.get(`/api/users/${owner.id}/notifications/unread-count`).set(await login(test, owner))).body.count;
const typesOf = async (person: UserEntity): Promise<string[]> => (await toldTo(person)).map(({ type }) => type);

describe('who is told', () => {
  it('nobody of an event that was rolled back', async () => {
    await test.jobs.drain();
    const failing = test.unitOfWork.run(async () => {
      await events.emit('bid.submitted', bid());
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await typesOf(owner)).toEqual([]);
    expect(await test.jobs.drain()).toBe(0);
  });

  it('BID-03 a chosen contractor, the others that were not, and not the client who did it', async () => {
    const other = await aUser(test, { role: 'contractor' });
    await test.unitOfWork.run(async () => {
      await events.emit('bid.accepted', {
        ...bid(),
        actorId: owner.id,
        amountCents: cents(100_000),
        paymentTiming: 'upfront',
      });
      await events.emit('bid.rejected', { ...bid(), actorId: owner.id, contractorId: other.id });
    });

    expect([await typesOf(contractor), await typesOf(other), await typesOf(owner)]).toEqual([
      ['bid_accepted'],
      ['bid_rejected'],
      [],
    ]);
  });

  it('both sides about money, each in its own words and language', async () => {
    await test.unitOfWork.run(() =>
      events.emit('payment.released', {
        ...bid(),
        actorId: owner.id,
        amountCents: cents(286_000),
        payoutCents: cents(257_400),
        feeCents: cents(28_600),
      }),
    );

    expect((await toldTo(owner))[0]?.message).toBe(
      '$2,860.00 was released to the contractor, who receives $2,574.00 of it after the 10% service fee of $286.00.',
    );
    expect((await toldTo(contractor))[0]?.message).toBe(
      'Se le pagan $2,574.00: $2,860.00 menos la comisión de servicio del 10\u00A0% ($286.00). Van en camino a su banco.',
    );
  });

  it('everybody with a stake in a cancelled project, once', async () => {
    const bidder = await aUser(test, { role: 'contractor' });
    await test.unitOfWork.run(() =>
      events.emit('project.cancelled', {
        ...bid(),
        actorId: owner.id,
        contractorId: contractor.id,
        pendingBidderIds: [bidder.id, contractor.id],
        reason: 'Sold as is',
        isByStaff: false,
        isNoShow: false,
        returnedCents: null,
      }),
    );

    expect([await typesOf(contractor), await typesOf(bidder), await typesOf(owner)]).toEqual([
      ['project_cancelled'],
      ['project_cancelled'],
      [],
    ]);
  });

  it('MSG-01 of a message until its thread is read', async () => {
    const conversationId = newId();
    const sent = { ...bid(), actorId: contractor.id, conversationId, messageId: newId(), recipientIds: [owner.id] };
    await test.unitOfWork.run(() => events.emit('message.sent', sent));
    const told = async () => (await toldTo(owner))[0];
    const see = (id: string) =>
      test.unitOfWork.run(() => events.emit('conversation.read', { userId: owner.id, conversationId: id }));

    expect(await told()).toMatchObject({ actionUrl: `/messages/${conversationId}`, isRead: false });
    await see(newId());
    expect(await unread()).toBe(1);
    await see(conversationId);
    expect([(await told())?.isRead, await unread()]).toEqual([true, 0]);
  });

  it('contractors whom a new project fits', async () => {
    test.app.get(ProjectAudience).answerWith(() => Promise.resolve([contractor.id]));
    await test.unitOfWork.run(() => events.emit('project.posted', { ...bid(), actorId: owner.id }));

    expect([await typesOf(contractor), await typesOf(owner)]).toEqual([['project_posted'], []]);
  });
});
