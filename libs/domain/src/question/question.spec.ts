import { questionActions, type QuestionFacts } from './question.js';

const NOBODY: QuestionFacts = { isOpen: true, isAsker: false, isAnswered: false, isClient: false, isStaff: false };
const may = (facts: Partial<QuestionFacts>): string => questionActions({ ...NOBODY, ...facts }).join(' ');

describe('questions on an open project', () => {
  it.each<[string, Partial<QuestionFacts>, string]>([
    ['the client, no answer yet', { isClient: true }, 'answer report'],
    ['the client, who may say it better', { isClient: true, isAnswered: true }, 'answer report'],
    ['the client, once nobody bids any more', { isClient: true, isOpen: false }, 'report'],
    ['the asker', { isAsker: true }, 'remove'],
    ['the asker, once it is answered', { isAsker: true, isAnswered: true }, ''],
    ['another bidder', {}, 'report'],
    ['staff', { isStaff: true }, 'remove'],
    ['staff, answered', { isStaff: true, isAnswered: true }, 'remove'],
  ])('MSG-02 %s', (_, facts, actions) => {
    expect(may(facts)).toBe(actions);
  });
});
