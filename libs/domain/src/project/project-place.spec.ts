import { bidsAddress, checkoutAddress } from './project-address.js';
import { actPlace, atPlace, namedBy, repairPlace, repairsOf } from './project-place.js';
import type { ConditionState } from '../condition/condition.machine.js';

const at = '2026-11-20T15:00:00Z';
const repair = (id: string, state: ConditionState, over: object = {}) => ({
  id,
  state,
  missingEvidence: [],
  returnedAt: null,
  ...over,
});
const REPAIRS = [
  repair('new', 'evidenced'),
  repair('mended', 'evidenced', { returnedAt: at }),
  repair('back', 'returned', { returnedAt: at }),
  repair('bare', 'in_work', { missingEvidence: ['photo_after'] }),
  repair('stored', 'in_work'),
  repair('done', 'accepted'),
  repair('gap', 'left_out'),
];
const named = (fragment: string): string[] => namedBy(fragment, REPAIRS);

describe('what is done on a page of its own', () => {
  it('PAY-04 COND-03 is paid at the checkout, and compared among the bids', () => {
    expect(checkoutAddress('p 1')).toBe('/checkout?projectId=p%201');
    expect(bidsAddress('p1')).toBe('/projects/p1?view=bids');
  });
});

describe('the place on a project’s page that a link leads to', () => {
  it.each([
    ['review', ['new', 'mended']],
    ['corrected', ['mended']],
    ['returned', ['back']],
    ['prove', ['bare']],
    ['hand_in', ['stored']],
    ['clear', ['done']],
    ['post_left_out', ['gap']],
  ] as const)('PROJ-10 of %s is each repair that it is about', (place, ids) => {
    expect(named(`#${place}`)).toEqual(ids.map(repairPlace));
  });

  it('PROJ-10 is one repair, or a part of the page', () => {
    expect(named('#repair-back')).toEqual(['repair-back']);
    expect(named('#changes')).toEqual(['changes']);
    expect(named('#invoice')).toEqual(['invoice']);
    expect(named('#payment')).toEqual(['payment']);
    expect(named('#questions')).toEqual(['questions']);
    expect(named('#reviews')).toEqual(['reviews']);
  });

  it.each(['', '#', '#repair-gone', '#toString', '#root', 'repair-'])('AREA-01 is nothing for %j', (fragment) => {
    expect(named(fragment)).toEqual([]);
  });

  it('PROJ-10 of an act that the head of the page asks for is the page itself', () => {
    expect(atPlace('/projects/1', actPlace('start'))).toBe('/projects/1');
    expect(atPlace('/projects/1', actPlace('returned'))).toBe('/projects/1#returned');
    expect(atPlace('/projects/1', actPlace('answer_change'))).toBe('/projects/1#changes');
    expect(atPlace('/projects/1', repairPlace('a'))).toBe('/projects/1#repair-a');
  });
});

it('PROJ-10 the repairs of an act are counted by the same rule', () => {
  expect(repairsOf('review', REPAIRS)).toHaveLength(2);
  expect(repairsOf('clear', REPAIRS)).toHaveLength(1);
});
