import type { PresenceState } from './presence-leases.js';
import { PresencePicture } from './presence-picture.js';

const state = (userId: string, projectIds: readonly string[]): PresenceState => ({
  userId,
  status: 'online',
  isContractor: false,
  projectIds,
});

describe('RT-04 who is there, as one process has heard', () => {
  it('knows people by the rooms in which they sit now', () => {
    const picture = new PresencePicture();
    picture.put(state('ana', ['roof', 'sink']));
    picture.put(state('tom', ['roof']));
    picture.put(state('ana', ['sink']));

    expect([...picture.inProject('roof')]).toEqual(['tom']);
    expect([...picture.inProject('sink')]).toEqual(['ana']);
    expect(picture.of('ana')).toEqual(state('ana', ['sink']));
  });

  it('keeps nothing of who has gone', () => {
    const picture = new PresencePicture();
    picture.put(state('ana', ['roof']));
    picture.forget('ana');
    picture.forget('ana');

    expect([...picture.inProject('roof')]).toEqual([]);
    expect(picture.of('ana')).toBeUndefined();
    expect(picture.people()).toEqual([]);
  });
});
