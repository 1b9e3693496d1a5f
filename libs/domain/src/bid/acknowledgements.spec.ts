import { acknowledgementsOf, lateness, missingAcknowledgements } from './acknowledgements.js';

const CLOSING = '2026-12-11';
const late = { days: 1, after: 'closing', finish: '2026-12-12', closing: CLOSING } as const;

describe('what accepting a bid asks its client to acknowledge', () => {
  it.each([
    ['a bid without a last day', null, CLOSING, null],
    ['a project without a closing', '2026-12-12', null, null],
    ['the last safe day', '2026-12-08', CLOSING, null],
    ['the day after it', '2026-12-09', CLOSING, { days: 1, after: 'safe_finish' }],
    ['the closing itself', '2026-12-11', CLOSING, { days: 3, after: 'safe_finish' }],
    ['the day after the closing', '2026-12-12', CLOSING, { days: 1, after: 'closing' }],
  ])('BID-03 %s', (_name, finish, closing, expected) => {
    expect(lateness(finish, closing)).toEqual(expected === null ? null : { ...expected, finish, closing });
  });

  it('BID-03 is each gap by name, and then a finish that is too late', () => {
    const bid = { gaps: ['rail', 'paint'], finishDate: '2026-12-12' };
    expect(acknowledgementsOf(bid, { closingDate: CLOSING })).toEqual([
      { kind: 'gap', conditionId: 'rail' },
      { kind: 'gap', conditionId: 'paint' },
      { kind: 'late_finish', late },
    ]);
    expect(acknowledgementsOf({ gaps: [], finishDate: '2026-12-01' }, { closingDate: CLOSING })).toEqual([]);
  });

  it('BID-03 is missing until each is said, of the finish by the very day', () => {
    const needed = acknowledgementsOf({ gaps: ['rail', 'paint'], finishDate: '2026-12-12' }, { closingDate: CLOSING });
    expect(missingAcknowledgements(needed, { gaps: ['paint'], finishDate: '2026-12-11' })).toEqual([
      { kind: 'gap', conditionId: 'rail' },
      { kind: 'late_finish', late },
    ]);
    expect(missingAcknowledgements(needed, { gaps: ['paint', 'rail', 'other'], finishDate: '2026-12-12' })).toEqual([]);
  });
});
