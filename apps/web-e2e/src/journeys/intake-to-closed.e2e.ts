import { submittedWork, type Job } from '../fixtures/awarded.js';
import { appraisal } from '../fixtures/files.js';
import { aProject, centsOf, dayFromNow, unique } from '../fixtures/jobs.js';
import { DEMO_PASSWORD, IGLESIAS, type Login } from '../fixtures/people.js';
import { CheckoutPage } from '../pages/checkout.js';
import { InvoicePage } from '../pages/invoice.js';
import type { ApiSession } from '../support/api-session.js';
import { expectLedgerHolds, ledgerSum, waitForMoney } from '../support/ledger.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { logInStaff } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;

/** Maria, who has an account with a proven address; she sends the form without logging in. */
const MARIA: Login = { email: 'seller@demo.closewright.test', password: DEMO_PASSWORD };
const CEILINGS = [1200, 450] as const;
const TOTAL = CEILINGS[0] + CEILINGS[1];
const EACH = 500;

const aRequest = (street: string, agentEmail: string) => ({
  address: street,
  city: 'Kingston',
  state: 'NY',
  zip: '12401',
  closingDate: dayFromNow(40),
  settlementAgent: { name: 'Grace Okafor', email: agentEmail },
  repairs: [
    {
      category: 'exterior',
      description: 'Scrape and repaint the north trim.',
      estimatedCostCents: centsOf(CEILINGS[0]),
    },
    { category: 'safety', description: 'Install a handrail at the rear steps.', responsibleParty: 'seller' },
  ],
  fullName: 'Maria Delgado',
  email: MARIA.email,
  phone: '(845) 555-0187',
});

async function linkIn(email: string, subject: RegExp, path: string): Promise<string> {
  const link = linksIn(await mailTo(email, subject)).find((one) => one.includes(path));
  if (link === undefined) throw new Error('The letter has no link');
  return link;
}

/** What the contractor bids, to be paid at closing. */
async function bidOn(contractor: ApiSession, projectId: string, conditionIds: readonly string[]): Promise<string> {
  const amountCents = centsOf(EACH);
  const lines = conditionIds.map((conditionId) => ({ conditionId, included: true, amountCents, note: null }));
  const { id } = await contractor.post<{ id: string }>(`/api/projects/${projectId}/bids`, {
    amountCents: amountCents * lines.length,
    timeline: 'Three days',
    workDescription: 'As the report asks.',
    lines,
    acceptsAtClosing: true,
  });
  return id;
}

test('a repair request goes from the public form to the closing: INT-07 INT-08 COND-02 PAY-04', async ({
  newPerson,
  apiOf,
}) => {
  test.slow();
  const { page: visitor, context } = await newPerson({ locale: 'en-US' });
  const { page: desk, context: staffContext } = await newPerson({ locale: 'en-US' });
  const street = `${unique('7 Hidden').replaceAll(' ', '-')} Lane`;
  const agentEmail = `${unique('closing').replaceAll(/\W/g, '')}@example.com`;
  let reference = '';
  let job: Job | undefined;

  await test.step('somebody sends the form, without an account; the letter brings the private link', async () => {
    const response = await context.request.post('/api/intake', {
      multipart: {
        request: JSON.stringify(aRequest(street, agentEmail)),
        website: '',
        seconds: '240',
        appraisal: appraisal(['Handrail missing at the rear exterior steps.']),
      },
    });
    expect(response.status(), await response.text()).toBe(201);
    ({ reference } = (await response.json()) as { reference: string });
    await visitor.goto(await linkIn(MARIA.email, new RegExp(reference), '/app/repair-request#'));
    await expect(visitor.getByRole('heading', { name: `${street}, Kingston` })).toBeVisible();
    await expect(visitor.locator('[aria-current=step]')).toContainText(t('requests.step.reviewed'));
    expect(visitor.url()).not.toContain('#');
  });

  await test.step('staff find it in the queue, begin the review and send an offer', async () => {
    await logInStaff(staffContext.request);
    await desk.goto('/admin/intake');
    await desk.getByLabel(t('triage.search')).fill(reference);
    await desk.keyboard.press('Enter');
    await desk.getByRole('link', { name: `${street}, Kingston` }).click();
    await desk.getByRole('button', { name: t('triage.act.begin_review') }).click();
    await desk.getByRole('button', { name: t('triage.act.send_offer') }).click();
    const form = desk.getByRole('form', { name: t('triage.offer.title') });
    await expect(form.getByLabel(t('triage.offer.ceiling')).first()).toHaveValue(String(CEILINGS[0]));
    await form.getByLabel(t('triage.offer.ceiling')).nth(1).fill(String(CEILINGS[1]));
    await form.getByLabel(t('triage.offer.party')).first().selectOption('seller');
    await form.getByRole('button', { name: t('triage.act.send_offer') }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: t('triage.act.send_offer') })
      .click();
    await expect(desk.getByText(t('triage.offer.waits'))).toBeVisible();
  });

  await test.step('the submitter sees each price and approves it', async () => {
    await visitor.goto(await linkIn(MARIA.email, new RegExp(`offer.*${reference}`), '/app/repair-request#'));
    await visitor.reload();
    await visitor.getByRole('button', { name: t('requests.offer.approve') }).click();
    const dialog = visitor.getByRole('dialog', { name: t('requests.offer.approve_title', { amount: money(TOTAL) }) });
    await dialog.getByRole('button', { name: t('requests.offer.approve') }).click();
    await expect(visitor.getByText(t('states.intake.approved'), { exact: true })).toBeVisible();
  });

  await test.step('staff make a project of it', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: t('triage.act.convert', { count: 1 }) }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: t('triage.act.convert', { count: 1 }) })
      .click();
    await expect(desk.getByText(t('states.intake.work_scheduled'), { exact: true })).toBeVisible();
  });

  await test.step('a contractor does the work, and the client approves it', async () => {
    const made = desk.getByRole('region', { name: t('triage.projects') }).getByRole('link');
    const projectId = (await made.getAttribute('href'))?.split('/').at(-1) ?? '';
    const client = await apiOf(MARIA);
    const contractor = await apiOf(IGLESIAS);
    const { conditions } = await client.get<{ conditions: { id: string }[] }>(`/api/projects/${projectId}`);
    const conditionIds = conditions.map(({ id }) => id);
    expect(conditionIds).toHaveLength(CEILINGS.length);
    const bidId = await bidOn(contractor, projectId, conditionIds);
    job = { projectId, conditionIds, bidId, project: aProject(street), total: EACH * conditionIds.length };
    const settlementAgent = { name: 'Grace Okafor', email: agentEmail };
    const terms = { paymentTiming: 'at_closing', acknowledgedGaps: [], settlementAgent };
    await client.post(`/api/bids/${bidId}/accept`, terms);
    await submittedWork(contractor, job);
    await client.post(`/api/projects/${projectId}/approve`, { acceptRemaining: true });
    await visitor.reload();
    await expect(visitor.locator('[aria-current=step]')).toContainText(t('requests.step.reinspection'));
  });

  await test.step('staff order the re-inspection and enter that it passed', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: t('triage.act.order') }).click();
    const order = desk.getByRole('dialog');
    await order.getByLabel(t('triage.order.day')).fill(dayFromNow(2));
    await order.getByLabel(t('triage.order.inspector')).fill('Dana Whitfield');
    await order.getByRole('button', { name: t('triage.act.order') }).click();
    await desk.getByRole('button', { name: t('triage.act.result') }).click();
    const result = desk.getByRole('dialog');
    await result.getByRole('radio', { name: t('triage.reinspection.passed') }).check();
    await result.getByRole('button', { name: t('triage.act.result') }).click();
    await expect(desk.getByText(t('states.intake.invoiced'), { exact: true })).toBeVisible();
  });

  await test.step('the settlement agent pays the invoice', async () => {
    const { page: agent } = await newPerson({ locale: 'en-US' });
    const invoice = new InvoicePage(agent, words);
    await invoice.open(await linkIn(agentEmail, /INV-/, '/app/invoice#'));
    await new CheckoutPage(agent, words, '/app').typeCard('success');
    await invoice.payButton(job?.total ?? 0).click();
    await expect(invoice.paid).toBeVisible();
    await waitForMoney(job?.projectId ?? '', 'released');
  });

  await test.step('staff close the request, its submitter sees it, and the books hold', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: t('triage.act.settle') }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: t('triage.settle.action') })
      .click();
    await expect(desk.getByText(t('triage.next.closed'))).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(t('states.intake.closed'), { exact: true })).toBeVisible();
    expect(await ledgerSum()).toBe(0);
    await expectLedgerHolds();
  });
});
