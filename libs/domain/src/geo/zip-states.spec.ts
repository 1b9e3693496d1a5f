import { US_STATES } from '../project/project.limits.js';
import { statesOfZip } from './zip-states.js';

describe('the states of a ZIP code', () => {
  it.each([
    ['10001', ['NY']],
    ['00501', ['NY']],
    ['99501', ['AK']],
    ['00901', ['PR']],
    ['00802', ['VI']],
    ['96910', ['GU', 'MP']],
    ['96799', ['AS', 'HI']],
    ['06390', ['CT', 'NY']],
    ['20598', ['DC', 'MD', 'VA']],
    ['73301', ['TX']],
    ['00000', []],
    ['99999', ['AK']],
    ['34001', []],
  ])('INT-04 %s lies in %j', (zip, states) => {
    expect([...statesOfZip(zip)].sort()).toEqual([...states].sort());
  });

  it('knows a ZIP code of every state', () => {
    const found = new Set(
      Array.from({ length: 1000 }, (_, prefix) => statesOfZip(`${`00${prefix}`.slice(-3)}01`)).flat(),
    );
    expect(found.size).toBe(US_STATES.length);
  });
});
