import sharp from 'sharp';
import type { InvoicesTest } from '../../../../testing/closing-job.js';
import { acknowledging, bidOn, type Person, post, type PostedProject } from '../../../../testing/market.js';
import { upload } from '../../../../testing/uploads.js';
import { bidOf, call, changeOf, CONTRACTOR, type Marks, mustWork, OWNER, projectOf } from './marked-people.js';

/** A photograph whose camera knows whose it is. */
export const aMarkedPhoto = ({ word }: Marks, number: number): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#753' } })
    .withExif({ IFD0: { Artist: word, Copyright: `(c) ${word}`, ImageDescription: `${word} ${number}` } })
    .jpeg()
    .toBuffer();

/** What the bid and the change ask for. */
const PAID_CENTS = 115_000;

interface Sides {
  readonly owner: Person;
  readonly contractor: Person;
}

/** Accepted, and changed as the contractor proposed: another price of a repair, and one more. */
async function changedJob(test: InvoicesTest, { owner, contractor }: Sides, title: string): Promise<PostedProject> {
  const project = await post(test, owner, projectOf(OWNER, title));
  const bid = await bidOn(test, contractor, project, bidOf(CONTRACTOR, project));
  const terms = { paymentTiming: 'upfront', ...acknowledging(bid) };
  await mustWork(call(test, owner, 'post', `/bids/${bid.id}/accept`, terms));
  const { reason, lines } = changeOf(CONTRACTOR);
  const dearer = {
    conditionId: project.conditions[0]?.id,
    amountDeltaCents: 5_000,
    note: `The ${CONTRACTOR.word} is deeper.`,
  };
  const path = `/projects/${project.id}/change-orders`;
  await mustWork(call(test, contractor, 'post', path, { reason, lines: [...lines, dearer] }));
  const { body } = await test.http.get(`/api${path}`).set(owner.headers);
  await mustWork(call(test, owner, 'post', `/change-orders/${body.items[0].id}/accept`, {}));
  return project;
}

/** Both agreed on a change, and nothing came of it. */
export async function aMarkedChangedJob(test: InvoicesTest, sides: Sides): Promise<void> {
  const project = await changedJob(test, sides, 'changed');
  const reason = `The ${OWNER.word} is sold.`;
  await mustWork(call(test, sides.owner, 'post', `/projects/${project.id}/cancel`, { reason }));
}

/** Paid up front, changed, begun, returned once, approved, paid out and reviewed, with marks in all that was typed. */
export async function aMarkedCompletedJob(test: InvoicesTest, { owner, contractor }: Sides): Promise<void> {
  await test.onboard(contractor.user);
  const project = await changedJob(test, { owner, contractor }, 'completed');
  await mustWork(test.pay(owner.user, project.id, PAID_CENTS));
  await test.workers.drain();
  await mustWork(call(test, contractor, 'post', `/projects/${project.id}/start`, {}));
  await doneWork(test, { owner, contractor }, project.id);
  await mustWork(call(test, owner, 'post', `/projects/${project.id}/approve`, { acceptRemaining: true }));
  await test.workers.drain();
  await reviewed(test, { owner, contractor }, project.id);
  await test.jobs.drain();
}

async function doneWork(test: InvoicesTest, { owner, contractor }: Sides, projectId: string): Promise<void> {
  const { body } = await test.http.get(`/api/projects/${projectId}/conditions`).set(contractor.headers);
  const ids: string[] = (body.items ?? body).map(({ id }: { id: string }) => id);
  const photograph = async (conditionId: string, kind: string, number: number): Promise<void> => {
    const content = await aMarkedPhoto(CONTRACTOR, number);
    const name = `${CONTRACTOR.word} ${number}.jpg`;
    await mustWork(upload(test, contractor, { projectId, content, kind, name, conditionId }));
  };
  let taken = 0;
  for (const id of ids) {
    for (const kind of ['before', 'after']) await photograph(id, kind, (taken += 1));
    await mustWork(call(test, contractor, 'post', `/conditions/${id}/evidence`, {}));
  }
  await mustWork(call(test, contractor, 'post', `/projects/${projectId}/submit`, {}));
  const [first = ''] = ids;
  await mustWork(
    call(test, owner, 'post', `/conditions/${first}/return`, { reason: `The ${OWNER.word} side is wet.` }),
  );
  await photograph(first, 'after', (taken += 1));
  await mustWork(call(test, contractor, 'post', `/conditions/${first}/evidence`, {}));
  await mustWork(call(test, contractor, 'post', `/projects/${projectId}/submit`, {}));
}

async function reviewed(test: InvoicesTest, { owner, contractor }: Sides, projectId: string): Promise<void> {
  for (const [author, by] of [
    [owner, OWNER],
    [contractor, CONTRACTOR],
  ] as const) {
    const body = `As ${by.word} said of this job.`;
    await mustWork(call(test, author, 'post', `/projects/${projectId}/reviews`, { rating: 5, body }));
  }
}
