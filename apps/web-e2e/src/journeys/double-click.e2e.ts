import type { Page } from '@playwright/test';
import { awardedJob, biddenJob, paidJob, submittedWork } from '../fixtures/awarded.js';
import { centsOf } from '../fixtures/jobs.js';
import { IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { CheckoutPage } from '../pages/checkout.js';
import { CompareBidsPage } from '../pages/compare-bids.js';
import { ProjectPage } from '../pages/project.js';
import { moved, waitForMoney } from '../support/ledger.js';
import { queryDatabase } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { money, wordsOf } from '../support/words.js';

const words = wordsOf('en');

/** Counts what the page sends to addresses that end so. */
function countPosts(page: Page, ending: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(ending)) count += 1;
  });
  return () => count;
}

async function countRows(sql: string, id: string): Promise<number> {
  const [row] = await queryDatabase<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, [id]);
  return row?.count ?? NaN;
}

test('a double click on accept accepts once: BID-03', async ({ newSeller, apiOf }) => {
  const { page, api } = await newSeller();
  const { projectId, total } = await biddenJob(api, await apiOf(IGLESIAS));
  const posts = countPosts(page, '/accept');
  const compare = new CompareBidsPage(page, words, '/app');
  await compare.open(projectId);
  await compare.askToAccept('complete');

  await compare.confirmButton(total).dblclick();

  // The note of the press says the same behind "Next:", for as long as it stands.
  await expect(page.getByText(words.t('record.banner.pay'), { exact: true })).toBeVisible();
  expect(posts()).toBe(1);
  expect(await countRows('milestone WHERE project_id = $1', projectId)).toBe(1);
  expect(
    await countRows(`state_change WHERE entity = 'project' AND entity_id = $1 AND event = 'accept_bid'`, projectId),
  ).toBe(1);
});

test('a double click on pay and on approve moves the money once: PAY-01', async ({ newSeller, apiOf }) => {
  const contractor = await apiOf(IGLESIAS);
  const { page, api } = await newSeller();
  const job = await awardedJob(api, contractor);
  const { projectId, total } = job;
  const intents = countPosts(page, '/api/payments/intents');
  const approvals = countPosts(page, '/approve');

  const checkout = new CheckoutPage(page, words, '/app');
  await checkout.open(projectId);
  await checkout.typeCard('success');
  await checkout.payButton(total).dblclick();
  await expect(checkout.heldTitle(total)).toBeVisible();
  expect(intents()).toBe(1);
  expect(moved(await waitForMoney(projectId, 'funded'), 'charge', 'clearing')).toBe(centsOf(total));

  await submittedWork(contractor, job);
  const project = new ProjectPage(page, words, '/app');
  await project.open(projectId);
  await project.approveButton(money(total)).click();
  await project.dialog.getByRole('button', { name: words.t('record.work.approve_confirm') }).dblclick();
  await expect(project.dialog).toBeHidden();

  const books = await waitForMoney(projectId, 'released');
  expect(approvals()).toBe(1);
  expect(moved(books, 'release', 'held')).toBe(centsOf(total));
  expect(moved(books, 'transfer', 'clearing')).toBe(-centsOf(total * 0.9));
  expect(
    await countRows(
      `payment_command c JOIN milestone m ON m.id = c.milestone_id WHERE m.project_id = $1 AND c.kind = 'transfer'`,
      projectId,
    ),
  ).toBe(1);
});

/** Two touches of a finger in the time of a double tap, as the browser is told, however long telling it takes. */
async function doubleTap(page: Page, place: { readonly x: number; readonly y: number }): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const seconds = Date.now() / 1000;
  for (const at of [0, 0.15]) {
    await device.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [place],
      timestamp: seconds + at,
    });
    await device.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: seconds + at + 0.03,
    });
  }
}

test('a double tap on approve asks, and is no answer, wherever the question opens: PAY-01', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const contractor = await apiOf(IGLESIAS);
  const { api, account } = await newSeller();
  const job = await paidJob(api, contractor);
  await submittedWork(contractor, job);
  // So low that the sheet covers the button that has opened it, and above the bar at the foot.
  const { page } = await newPerson({ locale: 'en-US', hasTouch: true, viewport: { width: 390, height: 590 } });
  await logIn(page, words, account, '/app');
  const approvals = countPosts(page, '/approve');
  const project = new ProjectPage(page, words, '/app');
  await project.open(job.projectId);
  const button = project.approveButton(money(job.total));
  await button.evaluate((element) => {
    element.style.scrollMarginBottom = '5rem';
    element.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  // It stands still, and nothing lies over it.
  await button.tap({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error('It is not drawn.');

  await doubleTap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });

  await expect(project.dialog).toBeVisible();
  await project.dialog.getByRole('button', { name: words.t('record.work.approve_confirm') }).click();
  await expect.poll(approvals).toBe(1);
});
