import { ACTS, OWN_ACTS, STAFF_ACTS, type Act, type NotificationType } from '@cw/domain';
import { STALE_AFTER_EVENT, type StaleTag } from './stale-tags.js';

const staleAfter = (type: NotificationType): readonly StaleTag[] =>
  STALE_AFTER_EVENT['new-notification']({
    id: '01890000-0000-7000-8000-0000000000b1',
    sequence: 1,
    type,
    topic: 'requests',
    title: 'An offer for your repairs',
    message: 'Decide on it.',
    isRead: false,
    createdAt: '2026-01-05T12:00:00.000Z',
    alert: { toast: true, browser: false, sound: false },
  });
const calls = (acts: readonly Act[]): NotificationType[] => [...new Set(acts.flatMap((act) => [...ACTS[act].toldBy]))];

describe('what an event makes stale', () => {
  it.each(calls(OWN_ACTS))('PROJ-10 RT-06 %s calls somebody to act, so the count of what they must do', (type) => {
    expect(staleAfter(type)).toContain('Dashboard');
  });

  it.each(calls(STAFF_ACTS))('PROJ-10 RT-06 %s calls staff to act, so the counts of their desk', (type) => {
    expect(staleAfter(type)).toContain('Desk');
  });

  it('RT-06 a message, which waits in its thread, nothing of what is to do', () => {
    expect(staleAfter('message_received')).toEqual(['Notification']);
  });
});
