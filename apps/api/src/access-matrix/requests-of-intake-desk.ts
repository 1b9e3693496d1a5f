import type { Recipe } from './recipe.js';

const intake = { kind: 'intake' } as const;

/** What valid calls about repair requests carry, as staff make them. */
export const INTAKE_DESK_RECIPES: Record<string, Recipe> = {
  listIntakes: {},
  countIntakes: {},
  getIntake: intake,
  getIntakeStatement: intake,
  // What staff open is noted.
  getIntakeFile: { ...intake, keeps: true, inner: ({ world }) => world.intakes.fileId },
  correctIntake: { ...intake, json: () => ({ lender: 'Bay Bank' }) },
  beginIntakeReview: intake,
  askSubmitter: { ...intake, json: () => ({ question: 'Which of the two eaves?' }) },
  declineIntake: { ...intake, json: () => ({ reason: 'Not in this county.' }) },
  sendIntakeOffer: { ...intake, json: ({ world }) => ({ lines: world.intakes.lines }) },
  convertIntake: { ...intake, json: () => ({}) },
  orderReinspection: { ...intake, json: () => ({ scheduledOn: '2026-12-11', inspectorName: 'Dana Whitfield' }) },
  recordReinspection: { ...intake, json: () => ({ result: 'passed' }) },
  settleIntake: intake,
  resendIntakeLink: intake,
};
