import { IntakeReinspectionEntity } from '../modules/intake/index.js';
import { newId } from '../common/ids.js';
import type { TestApp } from './create-test-app.js';
import { aPerson, type Person } from './market.js';
import { PDF } from './uploads.js';

async function mustWork(answer: PromiseLike<{ status: number; text: string; body: unknown }>): Promise<unknown> {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
}

const requestOf = (word: string, phone: string, email: string) => ({
  address: `12 ${word} Lane`,
  city: `${word}ville`,
  state: 'NY',
  zip: '10001',
  buyers: `${word} Buyer`,
  sellers: `${word} Seller`,
  listingAgent: `${word} Agent`,
  buyersAgent: `${word} Agent`,
  settlementAgent: {
    name: `${word} Closer`,
    company: `${word} Closings`,
    email: `closer@${word}.example.com`,
    fileNumber: `${word}-77`,
  },
  lender: `${word} Bank`,
  loanOfficer: `${word} Smith`,
  caseNumber: `${word}-1`,
  repairs: [
    {
      category: 'roof',
      description: `The ${word} roof leaks.`,
      title: `${word} roof`,
      location: `${word} side`,
      quote: `Leaking ${word}.`,
    },
  ],
  repairType: `${word} repairs`,
  description: `Before the ${word} closing.`,
  appraisalNotes: `Subject to ${word}.`,
  verificationMethod: 'other',
  verificationNote: `By ${word}.`,
  fullName: `${word} Ann ${word}son`,
  email,
  phone,
});

/** A repair request with somebody's mark in everything that they, and staff to them, can type into it. */
export async function markedRequest(
  test: TestApp,
  person: Person,
  { word, phone }: { readonly word: string; readonly phone: string },
): Promise<void> {
  const staff = await aPerson(test, 'admin');
  const desk = (id: string, what: string, body: object = {}) =>
    mustWork(test.http.post(`/api/admin/intake/${id}/${what}`).set(staff.headers).send(body));
  const answer = (id: string, what: string, body: object) =>
    mustWork(test.http.post(`/api/intake/mine/${id}/${what}`).set(person.headers).send(body));
  const request = JSON.stringify(requestOf(word, phone, person.user.email));
  const form = test.http.post('/api/intake').set(person.headers).field('request', request);
  await mustWork(form.attach('appraisal', PDF, { filename: `${word}.pdf` }));
  const { body } = await test.http.get('/api/intake/mine').set(person.headers);
  const id: string = body.items[0].id;
  const read = await test.http.get(`/api/intake/mine/${id}`).set(person.headers);
  const lines = [
    { repairId: read.body.repairs[0].id, ceilingCents: 5_000, responsibleParty: 'seller', note: `${word} note` },
  ];
  await desk(id, 'begin-review');
  await desk(id, 'ask', { question: `Which ${word}?` });
  await answer(id, 'answer', { answer: `The ${word} one.` });
  await desk(id, 'offer', { lines, message: `For ${word}.` });
  await answer(id, 'refuse', { revision: 1, reason: `Too dear for ${word}.` });
  await test.unitOfWork.repository(IntakeReinspectionEntity).insert({
    id: newId(),
    intakeId: id,
    orderedAt: test.clock.now(),
    orderedBy: staff.user.id,
    scheduledOn: '2026-12-11',
    inspectorName: `${word} Inspector`,
    inspectorCompany: `${word} Inspections`,
    result: 'failed',
    notes: `The ${word} leaks.`,
    recordedAt: test.clock.now(),
    recordedBy: staff.user.id,
  });
}
