import { photo, type UploadedFile } from '../fixtures/files.js';
import { aProject, estimateOf, unique, type ProjectWish, type RepairWish } from '../fixtures/jobs.js';
import { aSeller, IGLESIAS } from '../fixtures/people.js';
import { moneyOf, waitForMoney } from '../support/ledger.js';
import { isFull } from '../support/sample.js';
import { money, shortMoney } from '../support/words.js';
import { logIn, register } from './accounts.js';
import type { Person } from './person.js';
import { button, css, DIALOG, field, heading, link, named, words, type Target } from './targets.js';
import { test } from './test.js';

const CARD = { number: '4242424242424242', expiry: '1234', cvc: '123', zip: '12401' };
const PRICES = [400, 1150];
const TOTAL = 1550;
/** The contractor's account is a Spanish one, so each walk is in both languages. */
const LOCALES = { client: 'en', contractor: 'es' } as const;

if (isFull)
  test('the main job from post to payout, on two phones, one in each language: PROJ-01 COND-01 BID-03 PAY-01 COND-04', async ({
    newPerson,
  }) => {
    const all = aProject(unique('Handrail and trim'));
    const project = { ...all, repairs: all.repairs.slice(0, PRICES.length) };
    const client = await newPerson('client', LOCALES.client);
    const contractor = await newPerson('contractor', LOCALES.contractor);

    await test.step('a seller registers and posts a project', async () => {
      await register(client, aSeller(LOCALES.client));
      await client.looks('dashboard');
      await post(client, project);
    });
    const id = (await client.arrivesAt(/\/projects\/[0-9a-f-]{36}$/u)).split('/').at(-1) ?? '';
    await client.looks('posted');

    await test.step('a contractor bids', async () => {
      await logIn(contractor, IGLESIAS);
      await contractor.goTo(`/app/projects/${id}`);
      await bid(contractor);
      await contractor.looks('bid');
    });

    await test.step('the client accepts, and pays by card into escrow', async () => {
      await accept(client, id);
      await pay(client);
      await waitForMoney(id, 'funded');
    });

    await test.step('the contractor works and hands in the proof', async () => {
      await contractor.goTo(`/app/projects/${id}`);
      await fire(contractor, 'start');
      for (const index of project.repairs.keys()) await prove(contractor, index + 1);
      await contractor.looks('proved');
      await fire(contractor, 'submit');
      await contractor.misses(DIALOG);
    });

    await test.step('the client accepts each repair and approves, the money is released', async () => {
      await client.goTo(`/app/projects/${id}`);
      await client.sees(heading(client.words.t('record.conditions')));
      await client.looks('submitted');
      await approve(client, project.repairs);
      await waitForMoney(id, 'released');
      await client.looks('released');
    });

    test.expect(await moneyOf(id)).toMatchObject({ held: 0 });
  });

async function post(person: Person, project: ProjectWish): Promise<void> {
  const { t } = person.words;
  await person.goTo('/app/projects/create');
  await person.type(field(t('projects.field.address')), project.street);
  await person.type(field(t('projects.field.city')), project.city);
  await person.choose(field(t('projects.field.state')), project.state);
  await person.type(field(t('projects.field.zip')), project.zip);
  await person.typeDay(field(t('projects.field.closing_date')), project.closingDate);
  for (const [index, repair] of project.repairs.entries()) await describe(person, index + 1, repair);
  await person.type(field(t('projects.field.title')), project.title);
  await person.type(field(t('projects.field.description')), project.description);
  await person.type(field(t('projects.field.budget')), String(project.budget));
  await person.reads(money(estimateOf(project.repairs)));
  await person.looks('post');
  await person.press(button(t('projects.create.submit')));
}

async function describe(person: Person, number: number, repair: RepairWish): Promise<void> {
  const { t } = person.words;
  const block = named('article', t('projects.condition.heading', { number }));
  if (number > 1) await person.press(button(t('projects.condition.another')));
  await person.type(field(t('projects.condition.title'), block), repair.title);
  await person.choose(field(t('projects.condition.source'), block), 'appraisal');
  await person.type(field(t('projects.condition.quote'), block), repair.quote);
  await person.type(field(t('projects.condition.page'), block), String(repair.page));
  await person.choose(field(t('projects.field.category'), block), repair.category);
  await person.type(field(t('projects.condition.location'), block), repair.location);
  await person.press(words(t('projects.party.seller'), block));
  await person.type(field(t('projects.condition.cost'), block), String(repair.estimate));
}

async function bid(person: Person): Promise<void> {
  const { t } = person.words;
  const form = named('form', t('bids.form.title'));
  for (const [index, price] of PRICES.entries())
    await person.type(field(t('bids.form.amount_of', { number: index + 1 }), form), String(price));
  await person.type(field(t('bids.form.timeline'), form), '5 working days');
  await person.type(field(t('bids.form.work'), form), 'Handrail to code, scrape and repaint the trim.');
  await person.press(button(t('bids.form.submit', { amount: money(TOTAL) })));
  await person.reads(t('states.bid.pending'));
}

async function accept(person: Person, id: string): Promise<void> {
  const { t } = person.words;
  await person.goTo(`/app/projects/${id}?view=bids`);
  const acceptIt = t('ui.named_action', { action: t('bids.compare.accept'), of: IGLESIAS.company });
  await person.sees(button(acceptIt));
  await person.looks('bids');
  await person.press(button(acceptIt));
  await person.press(button(t('bids.accept.confirm', { amount: money(TOTAL) }), { within: DIALOG }));
  await person.misses(DIALOG);
}

async function pay(person: Person): Promise<void> {
  const { t } = person.words;
  await person.press(link(t('record.pay')));
  for (const [name, value] of Object.entries(CARD)) await person.type(field(t(`sandbox.field.${name}`)), value);
  await person.looks('checkout');
  await person.press(button(t('checkout.pay', { amount: shortMoney(TOTAL) })));
  await person.sees(heading(t('checkout.done_title', { amount: money(TOTAL) })));
  await person.looks('paid');
}

async function fire(person: Person, event: 'start' | 'submit'): Promise<void> {
  const label = person.words.t(`record.work.${event}`);
  await person.press(button(label));
  await person.press(button(label, { within: DIALOG }));
  await person.misses(DIALOG);
}

async function prove(person: Person, number: number): Promise<void> {
  const { t } = person.words;
  const photos: readonly (readonly [string, UploadedFile])[] = [
    ['before', await photo('before.jpg', '#7c6a58')],
    ['after', await photo('after.jpg', '#d8e2dc')],
  ];
  for (const [kind, file] of photos) await person.attach(photoInput(t(`record.work.add_${kind}`, { number })), file);
  await person.press(button(t('record.work.prove_named', { number })));
  await person.misses(button(t('record.work.prove_named', { number })));
}

const photoInput = (label: string): Target => css(`input[type=file][aria-label="${label}"]`);

async function approve(person: Person, repairs: readonly RepairWish[]): Promise<void> {
  const { t } = person.words;
  for (const index of repairs.keys()) {
    const accepting = button(t('record.work.accept_named', { number: index + 1 }));
    await person.press(accepting);
    await person.misses(accepting);
  }
  await person.press(button(t('record.work.approve', { amount: money(TOTAL) })));
  await person.press(button(t('record.work.approve_confirm'), { within: DIALOG }));
  await person.misses(DIALOG);
  await person.reads(t('states.payment.released'));
}
