import { newId } from '../../common/ids.js';
import type { TestApp } from '../../testing/index.js';
import type { Person } from '../../testing/market.js';
import { aPhoto, upload } from '../../testing/uploads.js';
import type { Relations, Secrets } from './marks.js';

export interface BuiltDispute {
  readonly dispute: string;
  /** The contractor's, which waits for the owner's answer. */
  readonly offer: string;
  readonly exhibit: string;
}

interface Cast {
  readonly owner: Person;
  readonly contractor: Person;
}

/** A case that the owner opened, with a word, a photograph and an offer of the contractor. */
export async function openDispute(
  { test, secrets, relations }: { test: TestApp; secrets: Secrets; relations: Relations },
  { owner, contractor }: Cast,
  projectId: string,
): Promise<BuiltDispute> {
  const send = async ({ headers }: Person, path: string, body: object) => {
    const answer = await test.http.post(`/api/${path}`).set(headers).send(body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
    return answer.body;
  };
  const [reason, text] = [secrets.mark(), secrets.mark()];
  await send(owner, `projects/${projectId}/dispute`, { reason });
  const { body } = await test.http.get(`/api/projects/${projectId}/disputes`).set(owner.headers);
  const dispute: string = body.items[0].id;
  await send(contractor, `disputes/${dispute}/statements`, { text });
  const offered = await send(contractor, `disputes/${dispute}/offers`, { contractorCents: 60_000 });
  const exhibit = await upload(test, owner, { projectId, kind: 'exhibit', content: await aPhoto() });
  const built = { dispute, offer: offered.offers[0].id, exhibit: exhibit.body.id };
  for (const id of Object.values(built)) secrets.keep('dispute id', id, relations);
  for (const word of [reason, text]) secrets.keep('dispute words', word, relations);
  return built;
}

/** As after an admin ruled over a large sum: it waits for another one. */
export async function proposeRuling({ unitOfWork, clock }: TestApp, disputeId: string, admin: Person): Promise<void> {
  await unitOfWork.manager.query(`UPDATE dispute SET state = 'ruling_proposed' WHERE id = $1`, [disputeId]);
  await unitOfWork.manager.query(
    `INSERT INTO dispute_ruling (id, dispute_id, contractor_cents, reason, state, proposed_by_id, proposed_at)
     VALUES ($1, $2, 60000, 'Half of it is done.', 'proposed', $3, $4)`,
    [newId(), disputeId, admin.user.id, clock.now()],
  );
}
