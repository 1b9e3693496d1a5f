import type { LegacyVendor } from '../layouts/legacy/vendor.js';

const SAYS: LegacyVendor['says'] = {
  condition:
    'C4;Kitchen-not updated;Bathrooms-not updated;The dwelling has been maintained, with exceptions explained in the addendum.',
  conditionAsIs:
    'C3;Kitchen-updated-one to five years ago;The dwelling shows ordinary upkeep and nothing was seen that calls for correction.',
  deficiency: 'Yes, as itemized in the addendum.',
  noDeficiency: 'None apparent.',
  contract: 'Arms length sale;The buyer pays usual costs and the seller gives a home warranty of $550.',
  reconciliation: 'The value conclusion presumes completion of the work itemized in the addendum.',
  reconciliationAsIs: 'The property is appraised in its present state and nothing is conditioned.',
};

/** More software for the form of 2005, and more habits of those who fill it in. */
export const MORE_LEGACY: readonly LegacyVendor[] = [
  {
    height: 1008,
    valueFace: 'sans',
    hasCover: false,
    addendumTitle: 'Narrative Addendum',
    continued: '(continued)',
    headings: { condition: 'Physical Condition', list: 'Cure Items', market: 'Trends' },
    listHome: 'addendum',
    lead: 'Completion of this work is a condition of the value reported:',
    number: (index) => `${index + 1} -`,
    cost: (amount) => `(cure ${amount})`,
    total: (amount) => `All items together come to ${amount}`,
    says: SAYS,
  },
  {
    height: 792,
    valueFace: 'mono',
    hasCover: true,
    addendumTitle: 'Extra Comments',
    continued: '--- continued on next page ---',
    headings: { condition: 'STATE OF REPAIR', list: 'FHA ITEMS', market: 'LOCAL MARKET' },
    listHome: 'addendum',
    lead: 'HUD guidelines ask that these be attended to before insuring.',
    number: (index) => `#${index + 1}`,
    cost: (amount) => `Cost to cure ${amount}`,
    total: null,
    says: SAYS,
  },
  {
    height: 1008,
    valueFace: 'serif',
    hasCover: false,
    addendumTitle: 'Comments',
    continued: 'Continued',
    headings: { condition: 'Improvements', list: 'Work', market: 'Market' },
    listHome: 'reconciliation',
    lead: 'The value depends on these being taken care of:',
    number: (index) => `${index + 1}.`,
    cost: null,
    total: null,
    says: { ...SAYS, deficiency: 'See reconciliation comments.', reconciliation: 'See comments.' },
  },
  {
    height: 1008,
    valueFace: 'sans',
    hasCover: false,
    addendumTitle: 'Supplement',
    continued: 'CONT.',
    headings: { condition: 'Condition Comments', list: 'Property Deficiencies', market: 'Sales' },
    listHome: 'comments',
    lead: 'Deficiencies that must be cured for the loan to be insured follow.',
    number: (index) => `(${String.fromCodePoint(97 + index)})`,
    cost: null,
    total: null,
    says: { ...SAYS, deficiency: 'See page 3.', reconciliation: 'See page 3.' },
  },
];
