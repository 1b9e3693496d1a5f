import type { Page } from '@playwright/test';
import { approvedWork, placedBid, type Job } from '../fixtures/awarded.js';
import { CEDAR_LANE, photo } from '../fixtures/files.js';
import { aProject, centsOf, dayFromNow, unique } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { BidForm } from '../pages/bid-form.js';
import { CheckoutPage } from '../pages/checkout.js';
import { CompareBidsPage } from '../pages/compare-bids.js';
import { IntakeForm } from '../pages/intake-form.js';
import { InvoicePage } from '../pages/invoice.js';
import { ProjectPage } from '../pages/project.js';
import { RequestDesk } from '../pages/request-desk.js';
import { ApiSession } from '../support/api-session.js';
import { expectAccessibleDialog } from '../support/axe.js';
import { speak } from '../support/language.js';
import { expectLedgerHolds, ledgerSum, moneyOf, waitForMoney } from '../support/ledger.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;

const TITLE = `${CEDAR_LANE.address}, Kingston`;
/** What staff offer at most: for the rail what the report estimates, for the outlets less. */
const CEILINGS = [CEDAR_LANE.estimates[0], 450] as const;
const PROJECTS = ['Rear handrail', 'Kitchen outlets'] as const;
/** What the contractor asks for each, in dollars: the first is paid by card, the second out of the closing. */
const [RAIL, OUTLETS] = [640, 400] as const;
const PASSWORD = 'two outlets before closing';

interface Project {
  readonly id: string;
  readonly conditions: readonly { readonly id: string; readonly title: string }[];
}

async function linkIn(email: string, subject: RegExp, path: string): Promise<string> {
  const link = linksIn(await mailTo(email, subject)).find((one) => one.includes(`${path}#`));
  if (link === undefined) throw new Error(`No link to ${path}`);
  return link;
}

const addressOf = (name: string): string => `${unique(name).replace(' ', '.')}@example.com`;

/** The public form, from the report to the confirmation. */
async function sendRequest(page: Page, email: string, agentEmail: string): Promise<void> {
  const form = new IntakeForm(page, words, 'mouse');
  await page.goto('/repair-intake');
  await form.handReport(CEDAR_LANE.file);
  await form.goOnTo('property');
  await form.takeAnswer('intake.field.address', CEDAR_LANE.address);
  await form.fillPlace();
  await form.goOnTo('parties');
  await form.fillParties({ closingDate: dayFromNow(40), agent: { name: 'Grace Okafor', email: agentEmail } });
  await form.goOnTo('repairs');
  await form.takeRepairs(CEDAR_LANE.repairs);
  await form.goOnToContact();
  await form.fillContact(email);
  await form.check();
  await form.send();
  await expect(form.title('intake.sent.title')).toBeVisible();
}

/** The account that was made for the request, opened by the link of the invitation. */
async function openAccount(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('auth.field.confirm_password'), { exact: true }).fill(PASSWORD);
  await page.locator('[name=adult]').check();
  await page.locator('[name=termsAccepted]').check();
  await page.getByRole('button', { name: t('auth.invitation.submit') }).click();
  await page.waitForURL('**/app/dashboard');
}

/** From the dashboard of whoever sent it. */
async function openOwnRequest(page: Page): Promise<void> {
  const own = page.getByRole('region', { name: t('requests.own.title') });
  await own.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
}

test('a repair request goes from the public form to the closing: INT-01 INT-05 INT-07 INT-08 COND-02 PAY-01 PAY-04', async ({
  newPerson,
  apiOf,
}) => {
  const { page: visitor, context: visitorContext } = await newPerson({ locale: 'en-US' });
  const { page: deskPage, context: staffContext } = await newPerson({ locale: 'en-US' });
  const { page: contractor, context: contractorContext } = await newPerson({ locale: 'en-US' });
  const desk = new RequestDesk(deskPage, words);
  const job = new ProjectPage(contractor, words, '/app');
  const email = addressOf('maria');
  const agentEmail = addressOf('closing');
  const steps = visitor.locator('[aria-current=step]');
  let reference = '';
  let [railId, outletsId]: (string | undefined)[] = [];

  await test.step('somebody without an account sends the form with the report; the letter brings the private link', async () => {
    await sendRequest(visitor, email, agentEmail);
    const { subject } = await mailTo(email, /we have your repair request/);
    reference = /RI-[A-Z0-9-]+/u.exec(subject)?.[0] ?? '';
    await visitor.goto(await linkIn(email, new RegExp(reference), '/app/repair-request'));
    await expect(visitor.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(steps).toContainText(t('requests.step.reviewed'));
    await expect(visitor.getByText(CEDAR_LANE.file.name).first()).toBeVisible();
    await expect(visitor).toHaveURL(({ hash }) => hash === '');
  });

  await test.step('staff find it in the queue, begin the review and send an offer', async () => {
    await logInStaff(staffContext.request);
    await desk.find(reference, TITLE);
    await desk.press('triage.act.begin_review');
    await desk.sendOffer({ ceilings: [undefined, CEILINGS[1]], party: 'seller' });
  });

  await test.step('the submitter sees each price and approves it', async () => {
    await visitor.goto(await linkIn(email, new RegExp(`offer.*${reference}`), '/app/repair-request'));
    await visitor.reload();
    await visitor.getByRole('button', { name: t('requests.offer.approve') }).click();
    const amount = money(CEILINGS[0] + CEILINGS[1]);
    const dialog = visitor.getByRole('dialog', { name: t('requests.offer.approve_title', { amount }) });
    await dialog.getByRole('button', { name: t('requests.offer.approve') }).click();
    await expect(visitor.getByText(t('states.intake.approved'), { exact: true })).toBeVisible();
  });

  await test.step('staff divide it into two projects', async () => {
    await deskPage.reload();
    await desk.divide(PROJECTS);
    await desk.expectState('work_scheduled');
    [railId, outletsId] = await desk.projectIds(PROJECTS);
  });

  await test.step('a contractor bids on the first', async () => {
    await speak(contractorContext, 'en');
    await ApiSession.logIn(contractorContext.request, IGLESIAS);
    await job.open(railId ?? '');
    const form = new BidForm(contractor, words);
    const workDescription = 'A rail on both sides of the rear steps.';
    await form.fill({ prices: [RAIL], timeline: 'Two days', workDescription, startDate: dayFromNow(0), days: 2 });
    await form.sendButton(RAIL).click();
    await expect(contractor.getByText(t('states.bid.pending'), { exact: true })).toBeVisible();
  });

  await test.step('the submitter opens the account by the letter; the request is in it', async () => {
    await openAccount(visitor, await linkIn(email, /your account is ready/i, '/app/activate'));
    await openOwnRequest(visitor);
    await visitor.getByRole('link', { name: PROJECTS[0] }).click();
    await expect(new ProjectPage(visitor, words, '/app').conditionsHeading).toBeVisible();
    await expect(visitor).toHaveURL(({ pathname }) => pathname === `/app/projects/${railId ?? ''}`);
  });

  await test.step('and accepts the bid and pays by card', async () => {
    const compare = new CompareBidsPage(visitor, words, '/app');
    await compare.open(railId ?? '');
    await compare.askToAccept('complete');
    await compare.confirmButton(RAIL).click();
    const checkout = new CheckoutPage(visitor, words, '/app');
    await visitor
      .getByRole('link', { name: t('record.pay') })
      .first()
      .click();
    await checkout.typeCard('success');
    await checkout.payButton(RAIL).click();
    await expect(checkout.heldTitle(RAIL)).toBeVisible();
  });

  // Work that is paid at the closing goes no other way in the browser: it is here for its invoice.
  await test.step('the second project is done as a program would', async () => {
    const client = await ApiSession.of(visitorContext.request);
    const hired = await apiOf(IGLESIAS);
    const project = await client.get<Project>(`/api/projects/${outletsId ?? ''}`);
    const bidId = await placedBid(hired, project, OUTLETS, { acceptsAtClosing: true });
    const settlementAgent = { name: 'Grace Okafor', email: agentEmail };
    const terms = { paymentTiming: 'at_closing', acknowledgedGaps: [], settlementAgent };
    await client.post(`/api/bids/${bidId}/accept`, terms);
    const conditionIds = project.conditions.map(({ id }) => id);
    const made: Job = { projectId: project.id, conditionIds, bidId, project: aProject(PROJECTS[1]), total: OUTLETS };
    await approvedWork(client, hired, made);
  });

  await test.step('the contractor works and hands in the photos', async () => {
    const hired = await apiOf(IGLESIAS);
    const { conditions } = await hired.get<Project>(`/api/projects/${railId ?? ''}`);
    await job.fire('start');
    for (const [index, { title }] of conditions.entries())
      await job.prove(index + 1, title, {
        before: await photo('before.jpg', '#7c6a58'),
        after: await photo('after.jpg', '#d8e2dc'),
      });
    await job.fire('submit');
  });

  await test.step('the client approves', async () => {
    const review = new ProjectPage(visitor, words, '/app');
    await review.open(railId ?? '');
    await review.approve(money(RAIL));
    await waitForMoney(railId ?? '', 'released');
  });

  await test.step('staff order the re-inspection and enter that it passed', async () => {
    await deskPage.reload();
    await desk.orderInspection(dayFromNow(2), 'Dana Whitfield');
    await desk.enterResult('passed');
    await desk.expectState('invoiced');
    const statement = await mailTo(agentEmail, /statement of repairs/);
    expect(statement.text).toContain(`${money(RAIL + OUTLETS)} in all, ${money(RAIL)} paid already`);
    expect(statement.text).toContain(`${money(OUTLETS)} due`);
  });

  await test.step('the settlement agent pays the invoice of what is due', async () => {
    const { page: agent } = await newPerson({ locale: 'en-US' });
    const invoice = new InvoicePage(agent, words);
    await invoice.open(await linkIn(agentEmail, /INV-/, '/app/invoice'));
    await new CheckoutPage(agent, words, '/app').typeCard('success');
    await invoice.payButton(OUTLETS).click();
    await expect(invoice.paid).toBeVisible();
    await waitForMoney(outletsId ?? '', 'released');
  });

  await test.step('staff close the request, its submitter sees it, and nothing is held', async () => {
    await deskPage.reload();
    await desk.press('triage.act.settle');
    await expectAccessibleDialog(deskPage, 'the question whether a request is closed');
    await desk.confirm('triage.settle.action');
    await expect(deskPage.getByText(t('triage.next.closed'))).toBeVisible();
    await visitor.goto('/app/dashboard');
    await openOwnRequest(visitor);
    await expect(visitor.getByText(t('states.intake.closed'), { exact: true })).toBeVisible();
    for (const id of [railId, outletsId]) expect(await moneyOf(id ?? '')).toMatchObject({ held: 0 });
    expect(await moneyOf(railId ?? '')).toMatchObject({ total: centsOf(RAIL) });
    expect(await ledgerSum()).toBe(0);
    await expectLedgerHolds();
  });
});
