import { zipOf } from './zip.js';

describe('a ZIP code as it is typed', () => {
  it.each([
    ['five digits', '12401', '12401'],
    ['ZIP+4, which is cut to the five', '12401-1234', '12401'],
    ['ZIP+4 with a space', '12401 1234', '12401'],
    ['ZIP+4 without a sign between', '124011234', '12401'],
    ['blanks around it', ' 12401-1234 ', '12401'],
  ])('PROJ-08 is taken: %s', (_what, typed, zip) => {
    expect(zipOf(typed)).toBe(zip);
  });

  it.each([
    '',
    '1240',
    '124011',
    '12401-',
    '12401-123',
    '12401-12345',
    '12401 1234x',
    '12401  1234',
    '1240112345',
    'Albany',
  ])('PROJ-08 is refused: %j', (typed) => {
    expect(zipOf(typed)).toBeUndefined();
  });
});
