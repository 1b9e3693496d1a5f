import type { Urar36Vendor } from '../layouts/urar36/vendor.js';

const SAYS: Urar36Vendor['says'] = {
  reconciliation: 'Report is made subject to the itemized repairs in the table.',
  reconciliationAsIs: 'Appraisal is made as is; no repairs are required.',
  exterior: 'Overall condition is average with normal wear; update status not updated.',
  interior: 'Kitchen finishes are dated but functional.',
  contract: 'The contract was provided and analyzed. Contract credits the buyer for flooring; no repair required.',
  promise: 'Seller to repair the septic system before closing per the sales contract.',
};

export const OPEN_URAR36_VENDORS: readonly Urar36Vendor[] = [
  { bar: { fill: '#27445c', color: '#ffffff' }, pairGap: 8, pairs: 'left', isRuled: true, says: SAYS },
  { bar: { fill: '#d9dee2', color: '#000000' }, pairGap: 6, pairs: 'above', isRuled: false, says: SAYS },
];
