import type { Recipe } from './recipe.js';

const project = { kind: 'project' } as const;
const dispute = { kind: 'dispute' } as const;
const REASON = 'The paint is not dry yet.';

/** What valid calls about disputes carry. */
export const DISPUTE_RECIPES: Record<string, Recipe> = {
  listProjectDisputes: project,
  getDispute: dispute,
  addDisputeStatement: { ...dispute, json: () => ({ text: REASON }) },
  makeDisputeOffer: { ...dispute, json: () => ({ contractorCents: 50_000 }) },
  acceptDisputeOffer: { kind: 'offer' },
  withdrawDispute: dispute,
  listDisputes: {},
  listNoShows: {},
  listLateClocks: {},
  decideNoShow: { kind: 'no show', json: () => ({ decision: 'excuse', reason: REASON }) },
  ruleDispute: { ...dispute, json: () => ({ contractorCents: 50_000, reason: REASON }) },
  confirmRuling: dispute,
  refuseRuling: { ...dispute, json: () => ({ reason: REASON }) },
};
