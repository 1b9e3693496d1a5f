import { newId } from '../../common/ids.js';
import type { TestApp } from '../../testing/index.js';
import type { Person } from '../../testing/market.js';
import { PDF } from '../../testing/uploads.js';
import type { Relations, Secrets } from './marks.js';

export interface BuiltThread {
  readonly id: string;
  /** The contractor's first word. */
  readonly message: string;
  /** Attached to it. */
  readonly file: string;
}

/** A contractor's thread with the owner of a project, a message and a file in it. */
export async function writeThread(
  { test, secrets, relations }: { test: TestApp; secrets: Secrets; relations: Relations },
  { headers }: Person,
  projectId: string,
): Promise<BuiltThread> {
  const made = (answer: { status: number; text: string; body: { id: string } }): string => {
    if (answer.status !== 201) throw new Error(`The thread was refused: ${answer.text}`);
    return answer.body.id;
  };
  const id = made(await test.http.post(`/api/projects/${projectId}/conversations`).set(headers).send({}));
  const path = `/api/conversations/${id}`;
  const file = made(await test.http.post(`${path}/files`).set(headers).attach('file', PDF, 'report.pdf'));
  const body = secrets.mark();
  const sent = { clientId: newId(), body, fileIds: [file] };
  const message = made(await test.http.post(`${path}/messages`).set(headers).send(sent));
  for (const known of [id, message, file]) secrets.keep('conversation id', known, relations);
  secrets.keep('message words', body, relations);
  return { id, message, file };
}
