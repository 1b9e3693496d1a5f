import { newId } from '../common/ids.js';
import { aRequest } from '../modules/intake/testing/sent-requests.js';
import { aPhoto } from '../testing/uploads.js';
import type { Asked, Recipe } from './recipe.js';
import { INTAKE_DESK_RECIPES } from './requests-of-intake-desk.js';

const mine = { kind: 'ownIntake' } as const;

/** Whoever holds the link is the submitter. */
const byLink = {
  headers: ({ world, object }: Asked) => ({ 'X-Link-Token': world.ownIntakes.tokenOf(object) }),
  tells: ['intake id', 'intake words'],
} as const satisfies Recipe;

const wrong = { headers: () => ({ 'X-Link-Token': 'w'.repeat(43) }) };

const answer = { json: () => ({ answer: 'The one on the north side.' }) };
const approval = { json: () => ({ revision: 1 }) };
const refusal = { json: () => ({ revision: 1, reason: 'The roof is too dear.' }) };

function formOf(fields: Record<string, string>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return Promise.resolve(form);
}

/** A picture is taken and not read: who may ask is the question here, and a process for each cell would be much to ask for it. */
async function report(): Promise<FormData> {
  const form = await formOf({});
  form.append('file', new Blob([new Uint8Array(await aPhoto())], { type: 'image/jpeg' }), 'report.jpg');
  return form;
}

/** Repair requests: of anybody, of whoever holds the link, in the account that one stands in, and on staff's desk. */
export const INTAKE_RECIPES: Record<string, Recipe> = {
  ...INTAKE_DESK_RECIPES,
  submitIntake: {
    form: () => formOf({ request: JSON.stringify(aRequest({ email: `${newId()}@example.com` })), seconds: '240' }),
  },
  extractAppraisal: { form: report },
  getLinkedIntake: byLink,
  'getLinkedIntake:wrong': wrong,
  answerLinkedIntake: { ...byLink, ...answer },
  'answerLinkedIntake:wrong': { ...wrong, ...answer },
  approveLinkedIntake: { ...byLink, ...approval },
  'approveLinkedIntake:wrong': { ...wrong, ...approval },
  refuseLinkedIntake: { ...byLink, ...refusal },
  'refuseLinkedIntake:wrong': { ...wrong, ...refusal },
  getLinkedIntakeFile: {
    ...mine,
    headers: ({ world }) => ({ 'X-Link-Token': world.ownIntakes.tokenOf('asked') }),
  },
  'getLinkedIntakeFile:of-another': {
    ...mine,
    headers: ({ world }) => ({ 'X-Link-Token': world.ownIntakes.tokenOf('offered') }),
  },
  'getLinkedIntakeFile:wrong': { ...mine, ...wrong },
  getLinkedIntakeStatement: byLink,
  'getLinkedIntakeStatement:wrong': wrong,
  renewIntakeLink: { json: () => ({ email: 'nobody@example.com', reference: 'RI-2222-2222' }) },
  listMyIntakes: {},
  getMyIntake: mine,
  getMyIntakeFile: { ...mine, inner: ({ world }) => world.ownIntakes.idOf('paper') },
  getMyIntakeStatement: mine,
  answerMyIntake: { ...mine, ...answer },
  approveMyIntake: { ...mine, ...approval },
  refuseMyIntake: { ...mine, ...refusal },
};
