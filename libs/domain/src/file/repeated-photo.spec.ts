import { photoRepeats, type EarlierUse, type PhotoUse } from './repeated-photo.js';

const use = (conditionId: string, kind: PhotoUse['kind'], wasReturned = false): EarlierUse => ({
  conditionId,
  kind,
  wasReturned,
});

describe('COND-04 the same photograph again', () => {
  it.each([
    ['a new one', use('c1', 'after'), [], { isBothSides: false, elsewhere: [] }],
    ['after what was before', use('c1', 'after'), [use('c1', 'before')], { isBothSides: true, elsewhere: [] }],
    ['before what was after', use('c1', 'before'), [use('c1', 'after')], { isBothSides: true, elsewhere: [] }],
    ['the same side twice', use('c1', 'after'), [use('c1', 'after')], { isBothSides: false, elsewhere: [] }],
    [
      'other conditions, each named once',
      use('c1', 'after'),
      [use('c2', 'before'), use('c2', 'after'), use('c3', 'after')],
      { isBothSides: false, elsewhere: ['c2', 'c3'] },
    ],
    [
      'another condition, after that was answered',
      use('c1', 'after'),
      [use('c2', 'after'), use('c1', 'after')],
      { isBothSides: false, elsewhere: [] },
    ],
    [
      'after what the client returned',
      use('c1', 'after'),
      [use('c1', 'after'), use('c1', 'after', true)],
      { isBothSides: false, isReturned: true, elsewhere: [] },
    ],
    [
      'the returned one before the work, which is right still',
      use('c1', 'before'),
      [use('c1', 'before', true)],
      { isBothSides: false, elsewhere: [] },
    ],
    [
      'what the client returned of another condition',
      use('c1', 'after'),
      [use('c2', 'after', true)],
      { isBothSides: false, elsewhere: ['c2'] },
    ],
  ])('finds %s', (_, photo, earlier, repeats) => {
    expect(photoRepeats(photo, earlier)).toEqual({ isReturned: false, ...repeats });
  });
});
