import { paidJob } from '../fixtures/awarded.js';
import type { ApiSession } from '../support/api-session.js';

/** A thread of a paid job in dispute: its words, its files and a message that was reported. */
export interface Talk {
  readonly conversationId: string;
  readonly disputeId: string;
}

/** A word that nothing can break. */
const ENDLESS = 'W'.repeat(90);

/** Who says what, in the order of the thread. */
const SAID: readonly (readonly ['client' | 'contractor', object])[] = [
  ['contractor', { body: 'Good morning. We have the report, and the paint comes on Monday.' }],
  ['client', { body: 'The lender wants photos of all four sides, before and after.\nThe key is with the neighbor.' }],
  ['client', { body: 'She is at home until noon.' }],
  ['contractor', { reply: { id: 'arriving', values: { day: '2026-12-01', time: '09:30' } } }],
  ['contractor', { body: `The part is ${ENDLESS}, as the supplier writes it.` }],
  ['client', { reply: { id: 'thanks', values: {} } }],
  ['contractor', { body: 'It was dry that day, whatever anybody says.' }],
];

const idOf = async (answer: Promise<{ readonly id: string }>): Promise<string> => (await answer).id;

/** Made at the API, so that staff may read it: a dispute stands, and the last words are reported. */
export async function disputedTalk(client: ApiSession, contractor: ApiSession): Promise<Talk> {
  const { projectId } = await paidJob(client, contractor);
  const conversationId = await idOf(contractor.post(`/api/projects/${projectId}/conversations`));
  let last = '';
  for (const [index, [side, part]] of SAID.entries()) {
    const clientId = `01890000-0000-7000-8000-${String(Date.now() + index).slice(-12)}`;
    const path = `/api/conversations/${conversationId}/messages`;
    last = await idOf((side === 'client' ? client : contractor).post(path, { clientId, body: '', ...part }));
  }
  await client.send('POST', `/api/messages/${last}/report`, { reason: 'He calls me a liar in front of the lender.' });
  await contractor.post(`/api/projects/${projectId}/start`);
  await client.post(`/api/projects/${projectId}/dispute`, {
    reason: 'The paint comes off again where the wall was wet.',
  });
  const { items } = await client.get<{ items: readonly { readonly id: string }[] }>(
    `/api/projects/${projectId}/disputes`,
  );
  return { conversationId, disputeId: items[0]?.id ?? '' };
}
