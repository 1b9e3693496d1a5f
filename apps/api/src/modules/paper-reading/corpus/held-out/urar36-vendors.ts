import type { Urar36Vendor } from '../layouts/urar36/vendor.js';

const SAYS: Urar36Vendor['says'] = {
  reconciliation:
    'All indications of value fall within a narrow span. The items marked for action in the table are conditions of the value that is reported.',
  reconciliationAsIs:
    'All indications of value fall within a narrow span, and the value is of the property in the state in which it was seen.',
  exterior: 'The outside of the dwelling shows the wear that its age would lead one to expect.',
  interior: 'Finishes are of the period of construction and have been kept clean.',
  contract: 'A fully executed agreement of eleven pages was supplied by the client and was read in full.',
  promise: 'By paragraph 22 the seller is to have the leach field of the septic system rebuilt ahead of settlement.',
};

export const HELD_OUT_URAR36_VENDORS: readonly Urar36Vendor[] = [
  { bar: { fill: '#000000', color: '#ffffff' }, pairGap: 12, pairs: 'above', isRuled: true, says: SAYS },
  { bar: { fill: '#bcd0c3', color: '#102a1c' }, pairGap: 4, pairs: 'left', isRuled: false, says: SAYS },
];
