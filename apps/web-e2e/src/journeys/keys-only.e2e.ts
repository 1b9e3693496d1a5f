import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { biddenJob, paidJob, placedBid, postedProject, submittedWork } from '../fixtures/awarded.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { BRENNAN, IGLESIAS } from '../fixtures/people.js';
import { BidForm } from '../pages/bid-form.js';
import { CreateProjectPage } from '../pages/create-project.js';
import { ApiSession } from '../support/api-session.js';
import { KeyWalk } from '../support/key-walk.js';
import { tabTo, typeInto } from '../support/keyboard.js';
import { logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;

const h1 = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('bids are compared and one accepted by keys alone: A11Y-01 COND-03', async ({ newSeller, apiOf }) => {
  const { page, api } = await newSeller();
  const contractor = await apiOf(IGLESIAS);
  const { projectId, conditionIds, project, total } = await biddenJob(api, contractor);
  const bidden = { id: projectId, conditions: conditionIds.map((id) => ({ id })) };
  await placedBid(await apiOf(BRENNAN), bidden, 300);
  const walk = await KeyWalk.on(page);
  await page.goto(`/app/projects/${projectId}`);
  await expect(h1(page, project.street)).toBeVisible();
  const open = page.locator('a[href$="?view=bids"]').first();

  await walk.step('open the comparison', () => walk.press(open), h1(page, new RegExp(`^${project.street}.* · `, 'u')));
  await walk.expectToldApart();
  const accept = t('ui.named_action', { action: t('bids.compare.accept'), of: IGLESIAS.company });
  await walk.step('ask about a bid', () => walk.press(button(page, accept)));
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: t('bids.accept.confirm', { amount: money(total) }) });
  await walk.step('accept it', () => walk.press(confirm), h1(page, new RegExp(`^${project.street}(?!.* · )`, 'u')));
  await walk.tell();
});

test('a repair is accepted, taken back and returned by keys alone: A11Y-01 COND-04', async ({ newSeller, apiOf }) => {
  const { page, api } = await newSeller();
  const contractor = await apiOf(IGLESIAS);
  const job = await paidJob(api, contractor);
  await submittedWork(contractor, job);
  const walk = await KeyWalk.on(page);
  await page.goto(`/app/projects/${job.projectId}`);

  await expect(button(page, t('record.work.accept_named', { number: 2 }))).toBeVisible();
  await walk.expectToldApart();
  await walk.step('accept repair 2', () => walk.press(button(page, t('record.work.accept_named', { number: 2 }))));
  await walk.step('take it back', () => walk.press(button(page, t('record.work.take_back_named', { number: 2 }))));
  const giveBack = button(page, t('record.work.return_named', { number: 1 }));
  await walk.step('ask about a return', () => walk.press(giveBack));
  await walk.step('leave the question', () => page.keyboard.press('Escape'), giveBack);
  const approve = page.getByRole('button', { name: t('record.work.approve', { amount: money(job.total) }) }).first();
  await walk.step('ask about approving', () => walk.press(approve));
  const yes = page.getByRole('dialog').getByRole('button', { name: t('record.work.approve_confirm') });
  await walk.step('approve', () => walk.press(yes));
  await walk.tell();
});

test('a bid is sent by keys alone: A11Y-01 BID-03', async ({ newSeller, newPerson }) => {
  const { api } = await newSeller();
  const project = await postedProject(api, aProject(unique('Rail, trim, sink')));
  const { page, context } = await newPerson({ locale: 'en-US' });
  await ApiSession.logIn(context.request, BRENNAN);
  const walk = await KeyWalk.on(page);
  await page.goto(`/app/projects/${project.id}`);
  const form = new BidForm(page, words);

  for (const number of [1, 2, 3]) {
    await walk.step(`price repair ${number}`, () => typeInto(page, form.price(number), '250'), form.price(number));
  }
  const fields = [
    ['bids.form.timeline', 'Three days'],
    ['bids.form.work', 'As the report asks.'],
  ] as const;
  for (const [field, text] of fields) {
    await walk.step(field, () => typeInto(page, form.field(field), text), form.field(field));
  }
  await walk.step('send the bid', () => walk.press(form.sendButton(750)));
  await expect(button(page, t('bids.form.withdraw'))).toBeVisible();
  await walk.step('it is sent', () => Promise.resolve());
  await walk.tell();
});

test('a message is written by keys alone: A11Y-01 MSG-01', async ({ newSeller, apiOf }) => {
  const { page, api } = await newSeller();
  const contractor = await apiOf(BRENNAN);
  const project = await postedProject(api, aProject(unique('Rail, trim, sink')));
  await placedBid(contractor, project, 250);
  const thread = await contractor.post<{ id: string }>(`/api/projects/${project.id}/conversations`);
  await contractor.post(`/api/conversations/${thread.id}/messages`, { clientId: randomUUID(), body: 'On my way' });
  const walk = await KeyWalk.on(page);
  await page.goto('/app/messages');
  const link = page.locator(`a[href$="/messages/${thread.id}"]`).first();

  await walk.step('open the conversation', () => walk.press(link));
  const box = page.getByRole('textbox', { name: t('messages.compose.label') });
  await walk.step('write', () => typeInto(page, box, 'Is the trim lead-safe work?'), box);
  await walk.step('send', () => page.keyboard.press('Enter'), box);
  await walk.tell();
});

test('a project is begun, with its faults, by keys alone: A11Y-01 PROJ-01', async ({ newSeller }) => {
  const { page } = await newSeller();
  const wish = aProject(unique('Rail'));
  const create = new CreateProjectPage(page, words, '/app');
  const walk = await KeyWalk.on(page);
  await create.open();

  const fields = [
    ['projects.field.address', wish.street],
    ['projects.field.city', wish.city],
    ['projects.field.title', wish.title],
  ] as const;
  for (const [field, text] of fields) await walk.step(field, () => typeInto(page, create.field(field), text));
  await walk.step('post it with faults', () => walk.press(create.submitButton));
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await walk.tell();
});

test('the request form is begun by keys alone: A11Y-01 INT-01', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'en-US' });
  const walk = await KeyWalk.on(page);
  await page.goto('/repair-intake');
  const on = button(page, t('intake.continue', { next: t('intake.step.property.next') }));

  await tabTo(page, on);
  await page.waitForFunction(() => document.querySelector('[data-stored-step]') === null);
  await walk.step('go on', () => page.keyboard.press('Enter'));
  await walk.tell();
});

test('staff verify documents by keys alone: A11Y-01 ADM-01', async ({ newPerson }) => {
  const { page, context } = await newPerson({ locale: 'en-US' });
  await logInStaff(context.request);
  const walk = await KeyWalk.on(page);
  await page.goto('/admin/verification');
  const paper = page.locator('a[href*="contractor="]').first();
  await expect(paper).toBeVisible();

  await walk.step('open a document', () => walk.press(paper));
  const record = page.getByRole('region', { name: t('admin.verification.record') });
  await expect(record.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await walk.step('the next one', () => page.keyboard.press('j'));
  await expect(record.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await walk.tell();
});

test('staff triage requests by keys alone: A11Y-01 INT-08', async ({ newPerson }) => {
  const { page, context } = await newPerson({ locale: 'en-US' });
  await logInStaff(context.request);
  const walk = await KeyWalk.on(page);
  await page.goto('/admin/intake?state=all');
  const request = page.locator('a[href*="request="]').first();
  await expect(request).toBeVisible();

  await walk.step('open a request', () => walk.press(request));
  await expect(page).toHaveURL(/request=/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const back = page.getByRole('link', { name: t('triage.back') });
  await walk.step('back to the list', () => walk.press(back), h1(page, t('triage.title')));
  await walk.tell();
});
