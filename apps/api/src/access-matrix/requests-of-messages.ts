import { newId } from '../common/ids.js';
import { PDF } from '../testing/uploads.js';
import { principalsOf, type Principal } from './principals.js';
import type { Recipe } from './recipe.js';

const conversation = { kind: 'conversation' } as const;
const REASON = 'It is an insult.';

const isContractor = (principal: Principal): boolean => principalsOf('contractors').includes(principal);

async function paper(): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([PDF]), 'report.pdf');
  return Promise.resolve(form);
}

/** What valid calls about threads carry. */
export const MESSAGE_RECIPES: Record<string, Recipe> = {
  listConversations: {},
  countUnreadMessages: {},
  // What staff read is noted.
  getConversation: { ...conversation, keeps: true },
  listMessages: { ...conversation, keeps: true },
  getConversationPaper: { ...conversation, keeps: true },
  getConversationRecord: { ...conversation, keeps: true },
  readConversation: { ...conversation, json: () => ({ sequence: 1 }) },
  muteConversation: { ...conversation, json: () => ({ muted: true }) },
  sendMessage: { ...conversation, json: () => ({ clientId: newId(), body: 'The paint is dry.' }) },
  uploadMessageFile: { ...conversation, form: paper },
  getMessageFile: { kind: 'message file' },
  reportMessage: { kind: 'message', json: () => ({ reason: REASON }) },
  openConversation: {
    kind: 'project',
    json: ({ world, principal }) =>
      isContractor(principal) ? {} : { contractorId: world.people.get('bidder').user.id },
  },
  'openConversation:new': {
    kind: 'project',
    json: ({ world, principal }) =>
      isContractor(principal) ? {} : { contractorId: world.people.get('awarded').user.id },
  },
  blockPerson: { kind: 'user' },
  unblockPerson: { kind: 'user' },
  reportPerson: { kind: 'user', json: () => ({ reason: REASON }) },
};
