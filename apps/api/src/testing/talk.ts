import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@cw/domain';
import { login, type TestApp } from './index.js';
import { aContractor, aPerson, bidOn, post, type Person, type PostedProject } from './market.js';
import { PDF } from './uploads.js';

// For specs of threads, which are no neighbors of the gateway.
export { clientAt, next, record } from '../modules/notifications/realtime/testing/live-clients.js';

interface NamedFile {
  readonly content: Buffer;
  readonly name: string;
}

const A_PAPER: NamedFile = { content: PDF, name: 'paper.pdf' };

/** Calls about threads, as people make them. */
export class Talk {
  constructor(readonly test: TestApp) {}

  open(person: Person, projectId: string, body: object = {}) {
    return this.test.http.post(`/api/projects/${projectId}/conversations`).set(person.headers).send(body);
  }

  send(person: Person, id: string, fields: object) {
    const body = { clientId: randomUUID(), ...fields };
    return this.test.http.post(`/api/conversations/${id}/messages`).set(person.headers).send(body);
  }

  get(person: Person, path: string) {
    return this.test.http.get(`/api/${path}`).set(person.headers);
  }

  put(person: Person, path: string, body: object = {}) {
    return this.test.http.put(`/api/${path}`).set(person.headers).send(body);
  }

  post(person: Person, path: string, body: object = {}) {
    return this.test.http.post(`/api/${path}`).set(person.headers).send(body);
  }

  /** Sends and answers the message; throws when it is refused. */
  async say(person: Person, id: string, body: string): Promise<{ readonly id: string; readonly sequence: number }> {
    const answer = await this.send(person, id, { body });
    if (answer.status !== 201) throw new Error(`The message was refused: ${answer.text}`);
    return answer.body;
  }

  /** What an attempt to write is answered with: 201, or the code of the refusal. */
  async attempt(person: Person, id: string): Promise<unknown> {
    const { status, body } = await this.send(person, id, { body: 'May I?' });
    return status === 201 ? 201 : body.code;
  }

  /** Why somebody may not write; null when they may. */
  async reasonFor(person: Person, id: string): Promise<unknown> {
    return (await this.get(person, `conversations/${id}`).expect(200)).body.closedReason;
  }

  /** A page of a thread. */
  async history(person: Person, id: string, query = '') {
    return (await this.get(person, `conversations/${id}/messages${query}`).expect(200)).body;
  }

  sendFile(person: Person, id: string, { content, name }: NamedFile) {
    return this.test.http.post(`/api/conversations/${id}/files`).set(person.headers).attach('file', content, name);
  }

  /** Uploads and answers the file; throws when it is refused. */
  async upload(person: Person, id: string, file: NamedFile = A_PAPER): Promise<{ readonly id: string }> {
    const answer = await this.sendFile(person, id, file);
    if (answer.status !== 201) throw new Error(`The file was refused: ${answer.text}`);
    return answer.body;
  }

  /** Sessions end while the clock moves. */
  async pass(days: number, ...people: readonly Person[]): Promise<void> {
    this.test.clock.advance(days * DAY_MS);
    for (const { user, headers } of people) Object.assign(headers, await login(this.test, user));
  }
}

export interface Thread {
  readonly id: string;
  readonly projectId: string;
  readonly project: PostedProject;
  readonly bidId: string;
  readonly owner: Person;
  readonly contractor: Person;
}

/** A contractor who bid on somebody's open project, and their thread. */
export async function aThread(
  talk: Talk,
  people: { readonly owner?: Person; readonly contractor?: Person } = {},
): Promise<Thread> {
  const owner = people.owner ?? (await aPerson(talk.test));
  const contractor = people.contractor ?? (await aContractor(talk.test));
  const project = await post(talk.test, owner);
  const bid = await bidOn(talk.test, contractor, project, { fields: { acceptsAtClosing: true } });
  const { body } = await talk.open(contractor, project.id).expect(201);
  return { id: body.id, projectId: project.id, project, bidId: bid.id, owner, contractor };
}

/** The bid is accepted, to be paid at closing. */
export async function award(talk: Talk, { owner, bidId }: Thread): Promise<void> {
  await talk.post(owner, `bids/${bidId}/accept`, { paymentTiming: 'at_closing' }).expect(200);
}
