import { newId } from '../../../../common/ids.js';
import { TEST_PASSWORD, type TestApp } from '../../../../testing/index.js';
import {
  aContractor,
  aPerson,
  bidOn,
  conditionInput,
  type Person,
  post,
  type PostedProject,
} from '../../../../testing/market.js';
import { markedRequest } from '../../../../testing/marked-request.js';
import { aPhoto, upload } from '../../../../testing/uploads.js';

/** A word that stands in everything a person typed, and a phone number that nobody else has. */
export interface Marks {
  readonly word: string;
  readonly phone: string;
}

export const OWNER: Marks = { word: 'kanarie', phone: '2125550187' };
export const CONTRACTOR: Marks = { word: 'canarino', phone: '2125550198' };

export const textsOf = ({ word, phone }: Marks): string[] => [word, phone];

const account = ({ word, phone }: Marks) => ({
  firstName: `${word} Ann`,
  lastName: `${word}son`,
  username: `${word}.ann`,
  email: `ann@${word}.example.com`,
  phone: `+1${phone}`,
  company: `${word} & Sons`,
  location: `${word} Falls`,
  bio: `I am ${word}.`,
});

export const call = (test: TestApp, person: Person, method: 'post' | 'patch' | 'put', path: string, body: object) =>
  test.http[method](`/api${path}`).set(person.headers).send(body);

export async function mustWork(answer: PromiseLike<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
}

/** What every account can hold, whatever its role. */
async function liveWith(test: TestApp, person: Person, { word }: Marks): Promise<void> {
  const credentials = { email: person.user.email, password: TEST_PASSWORD };
  await mustWork(test.http.post('/api/auth/login').set('User-Agent', `${word} browser`).send(credentials));
  await mustWork(call(test, person, 'post', '/auth/change-email', { email: `new@${word}.example.com` }));
  await mustWork(call(test, person, 'post', '/tokens', { name: `${word} script`, scope: 'read', expiresInDays: 7 }));
  await mustWork(
    call(test, person, 'post', '/waitlist', {
      firstName: word,
      lastName: word,
      email: person.user.email,
      role: 'buyer',
    }),
  );
  await mustWork(
    call(test, person, 'post', '/support/messages', {
      ...{ name: word, email: `desk@${word}.example.com` },
      ...{ topic: 'other', message: `Where is the ${word}?` },
    }),
  );
  const path = `/users/${person.user.id}`;
  await mustWork(call(test, person, 'patch', path, { bio: `Still ${word}.` }).set('Idempotency-Key', newId()));
  await test.jobs.drain();
}

export interface MarkedWorld {
  readonly owner: Person;
  readonly contractor: Person;
  readonly open: PostedProject;
}

export function projectOf({ word }: Marks, title: string): object {
  return {
    title: `${word} ${title}`,
    description: `The ${word} house needs repairs before its closing.`,
    city: `${word}ville`,
    address: `12 ${word} Lane`,
    specialRequirements: `Beware of the ${word}.`,
    lender: `${word} Bank`,
    loanOfficer: `${word} Smith`,
    caseNumber: `${word}-1`,
    settlementAgent: `${word} Title`,
    onBehalfOf: { name: `${word} Park`, role: 'seller' },
    conditions: [
      conditionInput({
        title: `${word} eave`,
        quote: `Peeling ${word}.`,
        location: `${word} side`,
        scope: `Repaint the ${word}.`,
      }),
    ],
  };
}

const closerOf = ({ word }: Marks) => ({
  name: `${word} Closer`,
  company: `${word} Closings`,
  email: `closer@${word}.example.com`,
  fileNumber: `${word}-77`,
});

export const bidOf = ({ word }: Marks, project: PostedProject, fields: object = {}) => ({
  fields: {
    timeline: `5 ${word} days`,
    workDescription: `Everything, ${word} first.`,
    materials: `${word} paint`,
    lines: project.conditions.map(({ id }) => ({
      conditionId: id,
      included: true,
      amountCents: 100_000,
      note: `${word} note`,
    })),
    ...fields,
  },
});

/** Two people who typed their mark into everything that the product lets them type into, and met over projects. */
export async function aMarkedWorld(test: TestApp): Promise<MarkedWorld> {
  const owner = await aPerson(test, 'seller', account(OWNER));
  const contractor = await aContractor(test, {
    user: account(CONTRACTOR),
    profile: {
      about: `About ${CONTRACTOR.word}.`,
      licenseNumber: `${CONTRACTOR.word}-9`,
      insuranceProvider: `${CONTRACTOR.word} Mutual`,
    },
  });
  await liveWith(test, owner, OWNER);
  await liveWith(test, contractor, CONTRACTOR);
  const search = { name: `${CONTRACTOR.word} roofs`, filters: { q: CONTRACTOR.word }, alerts: true };
  await mustWork(call(test, contractor, 'post', '/saved-searches', search));
  await mustWork(certificateOf(test, contractor, CONTRACTOR));
  await markedRequest(test, owner, OWNER);
  const open = await post(test, owner, projectOf(OWNER, 'open'));
  const invited = {
    email: `friend@${OWNER.word}.example.com`,
    name: `${OWNER.word} Friend`,
    role: 'buyer',
    right: 'view',
  };
  await mustWork(call(test, owner, 'post', `/projects/${open.id}/parties`, invited));
  const bid = await bidOn(test, contractor, open, bidOf(CONTRACTOR, open));
  const materials = `More ${CONTRACTOR.word} paint.`;
  await mustWork(call(test, contractor, 'patch', `/bids/${bid.id}`, { materials }).set('Idempotency-Key', newId()));
  for (const file of await uploadsOf(OWNER)) await mustWork(upload(test, owner, { projectId: open.id, ...file }));
  await questionsOn(test, { owner, contractor }, open.id);
  await messagesOn(test, { owner, contractor }, open.id);
  await rejected(test, { owner, contractor });
  await jobThatFellThrough(test, { owner, contractor });
  await cancelled(test, { owner, contractor });
  await quarreled(test, { owner, contractor });
  return { owner, contractor, open };
}

/** Another certificate than the one that is in force. */
function certificateOf(test: TestApp, contractor: Person, { word }: Marks) {
  const fields = {
    insuredName: `${word} Repairs`,
    insurer: `${word} Mutual`,
    policyNumber: `${word}-4471`,
    eachOccurrenceCents: 100_000_000,
    effectiveOn: '2026-01-01',
    expiresOn: '2099-01-01',
  };
  return test.http
    .post('/api/verification/me/insurance')
    .set(contractor.headers)
    .field('fields', JSON.stringify(fields))
    .attach('file', Buffer.from(`%PDF-1.4\n1 0 obj<</Title(${word})>>endobj\ntrailer<<>>\n%%EOF\n`), {
      filename: `${word}.pdf`,
    });
}

async function uploadsOf({ word }: Marks) {
  const paper = Buffer.from(`%PDF-1.4\n1 0 obj<</Title(${word})>>endobj\ntrailer<<>>\n%%EOF\n`);
  return [
    { content: await aPhoto(), name: `${word}.jpg` },
    { content: paper, kind: 'document', name: `${word}.pdf`, contentType: 'application/pdf' },
  ];
}

type Pair = Pick<MarkedWorld, 'owner' | 'contractor'>;

export const changeOf = ({ word }: Marks) => ({
  reason: `The ${word} is rotten.`,
  lines: [{ title: `${word} board`, location: `${word} side`, note: `${word} wood`, amountDeltaCents: 10_000 }],
});

/** Asked by one, reported and answered by the other. */
async function questionsOn(test: TestApp, { owner, contractor }: Pair, projectId: string): Promise<void> {
  const body = `Is the ${CONTRACTOR.word} there?`;
  const asked = await call(test, contractor, 'post', `/projects/${projectId}/questions`, { body });
  const path = `/questions/${asked.body.id}`;
  await mustWork(call(test, owner, 'post', `${path}/report`, { reason: `It names ${OWNER.word}.` }));
  await mustWork(call(test, owner, 'put', `${path}/answer`, { body: `No, only the ${OWNER.word}.` }));
}

/** Both wrote, one with a file, and one reported what the other wrote. */
async function messagesOn(test: TestApp, { owner, contractor }: Pair, projectId: string): Promise<void> {
  const { body: opened } = await call(test, contractor, 'post', `/projects/${projectId}/conversations`, {});
  const path = `/conversations/${opened.id}`;
  for (const [person, { word }] of [
    [owner, OWNER],
    [contractor, CONTRACTOR],
  ] as const) {
    const paper = Buffer.from(`%PDF-1.4\n1 0 obj<</Title(${word})>>endobj\ntrailer<<>>\n%%EOF\n`);
    const file = await test.http.post(`/api${path}/files`).set(person.headers).attach('file', paper, `${word}.pdf`);
    const message = { clientId: newId(), body: `The ${word} sings.`, fileIds: [file.body.id] };
    const sent = await call(test, person, 'post', `${path}/messages`, message);
    const other = person === owner ? contractor : owner;
    const reason = `It names ${person === owner ? CONTRACTOR.word : OWNER.word}.`;
    await mustWork(call(test, other, 'post', `/messages/${sent.body.id}/report`, { reason }));
    await mustWork(call(test, other, 'post', `/users/${person.user.id}/report`, { reason }));
  }
}

/** Accepted, and given back by the contractor with a reason before the work began. */
async function jobThatFellThrough(test: TestApp, { owner, contractor }: Pair): Promise<void> {
  const project = await post(test, owner, projectOf(OWNER, 'given back'));
  const bid = await bidOn(test, contractor, project, bidOf(CONTRACTOR, project, { acceptsAtClosing: true }));
  const terms = { paymentTiming: 'at_closing', settlementAgent: closerOf(OWNER) };
  await mustWork(call(test, owner, 'post', `/bids/${bid.id}/accept`, terms));
  await mustWork(call(test, owner, 'post', `/projects/${project.id}/invoice/issue`, {}));
  // As after somebody pressed the link of its letter that says that it is not for them.
  const declined = `INSERT INTO invoice_decline (id, created_at, updated_at, invoice_id, name, email)
    SELECT gen_random_uuid(), created_at, updated_at, id, agent_name, agent_email FROM invoice WHERE project_id = $1`;
  await test.unitOfWork.manager.query(declined, [project.id]);
  await mustWork(call(test, contractor, 'post', `/projects/${project.id}/change-orders`, changeOf(CONTRACTOR)));
  const [change] = (await test.http.get(`/api/projects/${project.id}/change-orders`).set(owner.headers)).body.items;
  const no = { reason: `Not for the ${OWNER.word}.` };
  await mustWork(call(test, owner, 'post', `/change-orders/${change.id}/decline`, no));
  const reason = `The ${CONTRACTOR.word} is ill.`;
  const cancel = call(test, contractor, 'post', `/projects/${project.id}/cancel`, { reason });
  await mustWork(cancel.set('Idempotency-Key', newId()));
  // As after a dispute that staff ruled on.
  const returned = `UPDATE condition SET return_reason = $2 WHERE project_id = $1`;
  await test.unitOfWork.manager.query(returned, [project.id, `The ${OWNER.word} side is wet.`]);
  await notCome(test, project.id, contractor);
  await reviewed(test, project.id, { owner, contractor });
}

/** As after an agreed day on which nobody came: the contractor answered, and staff wrote back. */
async function notCome(test: TestApp, projectId: string, { user }: Person): Promise<void> {
  const { word } = CONTRACTOR;
  await test.unitOfWork.manager.query(
    `INSERT INTO no_show (id, created_at, updated_at, project_id, new_project_id, contractor_id, start_date, state, answer,
       words, answered_at, decided_at, decision_reason)
     VALUES ($1, now(), now(), $2, $2, $3, now(), 'upheld', 'came', $4, now(), now(), $5)`,
    [newId(), projectId, user.id, `The ${word} was at the door.`, `No ${word} was seen.`],
  );
}

/** As after a completed job, whose contract would stay: both sides wrote, answered and reported. */
async function reviewed(test: TestApp, projectId: string, { owner, contractor }: Pair): Promise<void> {
  const sides = [
    { side: 'client', author: owner, subject: contractor, by: OWNER, to: CONTRACTOR },
    { side: 'contractor', author: contractor, subject: owner, by: CONTRACTOR, to: OWNER },
  ];
  for (const { side, author, subject, by, to } of sides) {
    const id = newId();
    await test.unitOfWork.manager.query(
      `INSERT INTO review (id, created_at, updated_at, project_id, author_id, subject_id, side, rating, body, opens_at,
         published_at, answer, answered_at)
       VALUES ($1, now(), now(), $2, $3, $4, $5, 4, $6, now(), now(), $7, now())`,
      [id, projectId, author.user.id, subject.user.id, side, `As ${by.word} said.`, `No, says ${to.word}.`],
    );
    await mustWork(call(test, subject, 'post', `/reviews/${id}/report`, { reason: `It is about ${to.word}.` }));
  }
}

async function rejected(test: TestApp, { owner, contractor }: Pair): Promise<void> {
  const project = await post(test, owner, projectOf(OWNER, 'rejected'));
  const bid = await bidOn(test, contractor, project, bidOf(CONTRACTOR, project));
  await mustWork(call(test, owner, 'post', `/bids/${bid.id}/reject`, { reason: `No ${OWNER.word} in it.` }));
}

async function cancelled(test: TestApp, { owner, contractor }: Pair): Promise<void> {
  const project = await post(test, owner, projectOf(OWNER, 'cancelled'));
  await bidOn(test, contractor, project, bidOf(CONTRACTOR, project));
  const reason = `Sold to ${OWNER.word}.`;
  await mustWork(call(test, owner, 'post', `/projects/${project.id}/cancel`, { reason }));
}

/** Begun, disputed with words of both and a picture, and ruled on for the client. */
async function quarreled(test: TestApp, { owner, contractor }: Pair): Promise<void> {
  const project = await post(test, owner, projectOf(OWNER, 'disputed'));
  const bid = await bidOn(test, contractor, project, bidOf(CONTRACTOR, project, { acceptsAtClosing: true }));
  await mustWork(call(test, owner, 'post', `/bids/${bid.id}/accept`, { paymentTiming: 'at_closing' }));
  await mustWork(call(test, contractor, 'post', `/projects/${project.id}/start`, {}));
  await mustWork(call(test, owner, 'post', `/projects/${project.id}/dispute`, { reason: `The ${OWNER.word} is wet.` }));
  const [found] = (await test.http.get(`/api/projects/${project.id}/disputes`).set(owner.headers)).body.items;
  for (const [person, { word }] of [
    [owner, OWNER],
    [contractor, CONTRACTOR],
  ] as const) {
    await mustWork(call(test, person, 'post', `/disputes/${found.id}/statements`, { text: `Ask ${word}.` }));
    await mustWork(call(test, person, 'post', `/disputes/${found.id}/offers`, { contractorCents: 50_000 }));
  }
  const exhibit = { content: await aPhoto(), kind: 'exhibit', name: `${OWNER.word}.jpg` };
  await mustWork(upload(test, owner, { projectId: project.id, ...exhibit }));
  const admin = await aPerson(test, 'admin');
  const ruling = { contractorCents: 0, reason: 'Nothing was begun.' };
  await mustWork(call(test, admin, 'post', `/admin/disputes/${found.id}/ruling`, ruling));
}
