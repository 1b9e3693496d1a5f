import { photoRepeats, type PhotoUse } from './repeated-photo.js';

const use = (conditionId: string, kind: PhotoUse['kind']): PhotoUse => ({ conditionId, kind });

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
  ])('finds %s', (_, photo, earlier, repeats) => {
    expect(photoRepeats(photo, earlier)).toEqual(repeats);
  });
});
