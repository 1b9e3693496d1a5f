import { shortened, shortenedAtWord } from './shortened.js';

describe('a text that is cut', () => {
  it.each([
    ['stays as it is where there is room', 'Paint peels', 11, 'Paint peels'],
    ['ends in an ellipsis, which counts', 'Paint peels', 10, 'Paint pee…'],
    ['has no blank before the ellipsis', 'Paint peels', 7, 'Paint…'],
    ['is counted as a person counts', '🏠🏠🏠', 3, '🏠🏠🏠'],
    ['keeps a character outside the basic plane whole', '🏠🏠🏠🏠', 3, '🏠🏠…'],
    ['keeps an accent with its letter', 'cafe\u0301 con leche', 5, 'caf…'],
    ['keeps a picture made of several', '👩‍🔧👩‍🔧', 5, '👩‍🔧…'],
    ['leaves out a picture for which there is no room', '👩‍🔧👩‍🔧', 3, '…'],
    ['is only the ellipsis where there is no room', 'Paint', 0, '…'],
  ])('%s', (_, text, max, expected) => expect(shortened(text, max)).toBe(expected));
});

describe('a text that is cut between words', () => {
  it.each([
    ['stays as it is where there is room', 'Paint peels', 11, 'Paint peels'],
    ['ends after a whole word', 'Kitchen counter outlet', 17, 'Kitchen counter…'],
    ['ends in no stop', 'Paint, peels', 8, 'Paint…'],
    ['has room for the ellipsis', 'Paint peels', 6, 'Paint…'],
    ['is cut in the word where it is the first', 'Paint', 4, 'Pai…'],
  ])('%s', (_, text, max, expected) => expect(shortenedAtWord(text, max)).toBe(expected));
});
