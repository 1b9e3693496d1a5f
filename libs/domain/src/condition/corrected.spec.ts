import { CONDITION_STATES } from './condition.machine.js';
import { isCorrected, sinceReturn } from './corrected.js';

const AT = '2026-11-20T15:00:00.000Z';

describe('a repair that was sent back', () => {
  it('COND-04 is corrected once it is handed in again, and stays so when it is accepted', () => {
    const corrected = CONDITION_STATES.filter((state) => isCorrected({ state, returnedAt: AT }));

    expect(corrected).toEqual(['evidenced', 'accepted']);
    expect(CONDITION_STATES.filter((state) => isCorrected({ state, returnedAt: null }))).toEqual([]);
  });

  it('COND-04 has its files in two parts, by when it was sent back', () => {
    const [before, atOnce, after] = ['2026-11-20T14:59:59.999Z', AT, '2026-11-21T00:00:00.000Z'].map((createdAt) => ({
      createdAt,
    }));
    const files = [before, atOnce, after].flatMap((file) => file ?? []);

    expect(sinceReturn(files, AT)).toEqual({ added: [atOnce, after], earlier: [before] });
    expect(sinceReturn(files, null)).toEqual({ added: files, earlier: [] });
  });
});
