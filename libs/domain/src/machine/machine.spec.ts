import { checkMachine, decide, eventsFor, type Machine } from './machine.js';

type S = 'shut' | 'ajar' | 'open' | 'lost';
const door: Machine<S, 'push' | 'return' | 'break', 'guest' | 'owner', 'unlocked'> = {
  name: 'door',
  initial: 'shut',
  states: ['shut', 'ajar', 'open', 'lost'],
  final: ['open'],
  transitions: [
    { event: 'push', from: ['shut'], to: 'ajar', who: ['owner'], guards: ['unlocked'] },
    { event: 'push', from: ['ajar'], to: 'open', who: ['guest', 'owner'] },
    { event: 'return', from: ['ajar'], to: 'previous', who: ['owner'] },
  ],
};

describe('decide', () => {
  it('asks the table before the actor, and the actor before the guards', () => {
    expect(decide(door, { state: 'open', event: 'push', as: [] })).toEqual({
      ok: false,
      error: { reason: 'no_transition' },
    });
    expect(decide(door, { state: 'shut', event: 'push', as: ['guest'] })).toEqual({
      ok: false,
      error: { reason: 'not_allowed' },
    });
    expect(decide(door, { state: 'shut', event: 'push', as: ['owner'], guards: { unlocked: false } })).toEqual({
      ok: false,
      error: { reason: 'guard', guard: 'unlocked' },
    });
  });

  it('refuses when a guard was forgotten', () => {
    expect(decide(door, { state: 'shut', event: 'push', as: ['owner'] }).ok).toBe(false);
  });

  it('goes back to the state before, and refuses when nobody knows it', () => {
    expect(decide(door, { state: 'ajar', event: 'return', as: ['owner'], previous: 'shut' })).toEqual({
      ok: true,
      value: 'shut',
    });
    expect(decide(door, { state: 'ajar', event: 'return', as: ['owner'] }).ok).toBe(false);
  });
});

describe('eventsFor', () => {
  it('offers what the table and the party allow, guards aside', () => {
    expect(eventsFor(door, 'shut', ['owner'])).toEqual(['push']);
    expect(eventsFor(door, 'shut', ['guest'])).toEqual([]);
    expect(eventsFor(door, 'ajar', ['owner', 'guest'])).toEqual(['push', 'return']);
  });
});

describe('checkMachine', () => {
  it('names unreachable and stuck states', () => {
    expect(checkMachine(door)).toEqual(['unreachable state lost', 'state lost has no way out']);
  });

  it('names a state that the list does not know', () => {
    const broken = { ...door, states: ['shut', 'ajar', 'lost'] as const };
    expect(checkMachine(broken)).toContain('unknown state open');
  });
});
