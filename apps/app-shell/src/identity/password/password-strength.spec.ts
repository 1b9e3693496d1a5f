import { strengthOf } from './password-strength.js';

const OWN = ['Sofia', 'Reyes', 'sofia.reyes@example.com', ''];

describe('what a password is worth', () => {
  it.each([
    ['', 'short'],
    ['11 letters.', 'short'],
    ['aaaaaaaaaaaaaaaa', 'guessable'],
    ['abababababababab', 'guessable'],
    ['Roofing roofing roofing', 'guessable'],
    ['SofiaReyes1987!', 'guessable'],
    ['brown shingle', 'fair'],
    ['six brown shingles', 'good'],
    ['six brown shingles on a roof', 'strong'],
    ['ладно пусть будет так', 'strong'],
  ])('AUTH-02 counts no digits and no signs: %p is %s', (password, strength) => {
    expect(strengthOf(password, OWN)).toBe(strength);
  });

  it('AUTH-02 counts characters, not the units that they are stored in', () => {
    expect(strengthOf('🏠🔨🪜🧰🪟🚪', [])).toBe('short');
  });
});
