import { DAY_MS } from '../schedule/durations.js';
import { conversationClosedReason, type ConversationFacts } from './conversation.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

const facts: ConversationFacts = {
  side: 'client',
  isViewer: false,
  isDeserted: false,
  isSilenced: false,
  projectEndedAt: null,
  bidEndedAt: null,
  isAwarded: false,
  isBlocked: false,
};
const reason = (overrides: Partial<ConversationFacts>) => conversationClosedReason({ ...facts, ...overrides }, NOW);

describe('a conversation', () => {
  it.each([
    [{}, null],
    [{ side: 'contractor' }, null],
    [{ side: 'staff' }, 'staff'],
    [{ isViewer: true }, 'viewer'],
    [{ isDeserted: true }, 'account_ended'],
    [{ isSilenced: true }, 'silenced'],
    [{ projectEndedAt: daysAgo(29.99) }, null],
    [{ projectEndedAt: daysAgo(30) }, 'ended'],
    [{ bidEndedAt: daysAgo(29.99) }, null],
    [{ bidEndedAt: daysAgo(30) }, 'bid_ended'],
    [{ isBlocked: true }, 'blocked'],
    [{ isBlocked: true, isAwarded: true }, null],
    [{ isBlocked: true, isAwarded: true, projectEndedAt: daysAgo(31) }, 'ended'],
  ] as const)('MSG-01 MSG-02 %j is closed because of %s', (overrides, expected) => {
    expect(reason(overrides)).toBe(expected);
  });
});
