import type { TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, post, type Person } from '../../../testing/market.js';
import { aThread, Talk } from '../../../testing/talk.js';

// Papers of one length that differ in a byte.
export const paper = (letter: string): Buffer => Buffer.from(`%PDF-1.4\n%${letter}\ntrailer<<>>\n%%EOF\n`);
const W9 = { name: 'Marco Diaz', businessName: 'Diaz Repairs', taxClass: 'llc', signedOn: '2026-01-05' };

/** A place that takes a file, and who may send one there. */
export interface UploadRoute {
  readonly path: string;
  readonly by: Person;
  readonly fields: Readonly<Record<string, string>>;
}

export async function ofProject(test: TestApp): Promise<UploadRoute> {
  const by = await aPerson(test);
  return { path: `/api/projects/${(await post(test, by)).id}/files`, by, fields: { kind: 'document' } };
}

export async function ofConversation(test: TestApp): Promise<UploadRoute> {
  const { id, owner } = await aThread(new Talk(test));
  return { path: `/api/conversations/${id}/files`, by: owner, fields: {} };
}

const ofVerification =
  (path: string, fields: UploadRoute['fields']) =>
  async (test: TestApp): Promise<UploadRoute> => ({
    ...{ path: `/api/verification/me/${path}`, by: await aContractor(test, { papers: [] }), fields },
  });

export const ofPapers = ofVerification('w9', { fields: JSON.stringify(W9) });
export const ofReading = ofVerification('insurance/extract', {});

export interface SentUpload {
  readonly content?: Buffer;
  readonly name?: string;
  readonly fields?: UploadRoute['fields'];
}

/** Sends a PDF under the key; the answer is whatever it is. */
export const sendUpload = (
  test: TestApp,
  { path, by, fields }: UploadRoute,
  key: string,
  { content = paper('a'), name = 'a.pdf', ...sent }: SentUpload = {},
) =>
  test.http
    .post(path)
    .set(by.headers)
    .set('Idempotency-Key', key)
    .field(sent.fields ?? fields)
    .attach('file', content, { filename: name, contentType: 'application/pdf' });
