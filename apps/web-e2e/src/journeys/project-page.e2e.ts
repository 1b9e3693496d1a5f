import type { Page } from '@playwright/test';
import { postedProject } from '../fixtures/awarded.js';
import { aProject, centsOf, unique, type ProjectWish } from '../fixtures/jobs.js';
import { BRENNAN, IGLESIAS, type Contractor } from '../fixtures/people.js';
import { ProjectPage } from '../pages/project.js';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { logInStaff } from '../support/staff.js';
import { expect, test, type Person, type SignedIn } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { money, wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;
const QUESTION = 'Is there power at the rear steps?';
const ANSWER = 'Yes, an outlet beside the door.';
const OWNER = 'Nora Whitfield';

type Bidder = Person & { readonly api: ApiSession };

async function bidder(person: Person, contractor: Contractor): Promise<Bidder> {
  await speak(person.context, 'en');
  return { ...person, api: await ApiSession.logIn(person.context.request, contractor) };
}

/** Of the bid that is chosen: two repairs of three. */
const AGREED = { amount: money(600) };

const question = (page: Page) => page.getByRole('listitem').filter({ hasText: QUESTION });
const whoseTurn = (id: string, viewer: string, values: Record<string, string | number> = {}): string =>
  t(`record.next.${id}`, { viewer, client: OWNER, contractor: '', count: 0, when: '', ...values });

async function bid({ api }: Bidder, project: Project, prices: readonly (number | null)[]): Promise<string> {
  const lines = project.conditions.map(({ id: conditionId }, index) => {
    const price = prices[index] ?? null;
    return { conditionId, included: price !== null, amountCents: centsOf(price ?? 0) };
  });
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const wish = { amountCents, timeline: 'Three days', workDescription: 'As the report asks.', lines };
  return (await api.post<{ id: string }>(`/api/projects/${project.id}/bids`, wish)).id;
}

type Project = Awaited<ReturnType<typeof postedProject>>;

interface Cast {
  readonly seller: SignedIn;
  readonly asker: Bidder;
  readonly winner: Bidder;
  readonly project: Project;
  readonly wish: ProjectWish;
}

async function ask({ seller, asker, winner, project }: Cast): Promise<void> {
  await Promise.all([
    new ProjectPage(seller.page, words, '').open(project.id),
    new ProjectPage(asker.page, words, '/app').open(project.id),
    new ProjectPage(winner.page, words, '/app').open(project.id),
  ]);
  await expect(asker.page.getByText(whoseTurn('may_bid', 'bidder'))).toBeVisible();
  await asker.page.getByLabel(t('questions.ask_label')).fill(QUESTION);
  await asker.page.getByRole('button', { name: t('questions.ask_send'), exact: true }).click();
  await expect(question(asker.page)).toContainText(t('questions.you'));
  await expect(question(seller.page)).toContainText(BRENNAN.company);
  await expect(question(winner.page)).toContainText(t('questions.a_contractor'));
  await expect(question(winner.page)).not.toContainText(BRENNAN.company);
}

async function answer({ seller, asker, winner }: Cast): Promise<void> {
  await question(seller.page)
    .getByRole('button', { name: t('questions.answer') })
    .click();
  await question(seller.page).getByLabel(t('questions.answer_label')).fill(ANSWER);
  await question(seller.page)
    .getByRole('button', { name: t('questions.answer_send'), exact: true })
    .click();
  await expectToast(asker.page, t('notifications.event.question_answered.title'));
  for (const { page } of [seller, asker, winner]) await expect(question(page)).toContainText(ANSWER);
}

/** The winner leaves out the second condition, which the seller knows when accepting. */
async function award({ seller, asker, winner, project }: Cast): Promise<void> {
  await bid(asker, project, [500, 500, 500]);
  await expect(asker.page.getByText(whoseTurn('bid_waits', 'bidder'))).toBeVisible();
  const won = await bid(winner, project, [300, null, 300]);
  await expect(seller.page.getByText(whoseTurn('choose', 'client', { count: 2 }))).toBeVisible();
  const acknowledgedGaps = [project.conditions[1]?.id];
  await seller.api.post(`/api/bids/${won}/accept`, { paymentTiming: 'upfront', acknowledgedGaps });
}

test('owner, bidder, chosen contractor and staff each see their own project page, live, and what was left out is posted again: MSG-02 COND-05 ROLE-06 PROJ-06', async ({
  newSeller,
  newPerson,
}) => {
  const seller = await newSeller();
  const asker = await bidder(await newPerson(), BRENNAN);
  const winner = await bidder(await newPerson(), IGLESIAS);
  const wish = aProject(unique('Rail, trim, sink'));
  const project = await postedProject(seller.api, wish);
  const cast: Cast = { seller, asker, winner, project, wish };

  await test.step('a question reaches the client and the other bidders live, who do not learn who asked', () =>
    ask(cast));
  await test.step('so does its answer', () => answer(cast));
  await test.step('bids move the page of the client and of their bidders', () => award(cast));

  await test.step('each is told in their own words whose turn it is', async () => {
    await expect(seller.page.getByText(whoseTurn('pay', 'client', AGREED))).toBeVisible();
    await expect(winner.page.getByText(whoseTurn('pay', 'contractor', AGREED))).toBeVisible();
    await expect(asker.page.getByText(whoseTurn('not_chosen', 'bidder'))).toBeVisible();
    await expect(asker.page.getByText(wish.street)).toHaveCount(0);
  });

  await test.step('staff read all of it, with its history', async () => {
    const staff = await newPerson();
    await speak(staff.context, 'en');
    await logInStaff(staff.context.request);
    await new ProjectPage(staff.page, words, '/admin').open(project.id);
    await expect(staff.page.getByText(whoseTurn('pay', 'onlooker', AGREED))).toBeVisible();
    await staff.page.getByText(t('record.history.show'), { exact: true }).click();
    for (const event of ['project.post', 'project.accept_bid', 'bid.submit', 'bid.reject'] as const) {
      await expect(staff.page.getByText(t(`record.history.${event}`), { exact: true }).first()).toBeVisible();
    }
  });

  await test.step('what the bid left out becomes a project of its own, which names where it comes from', async () => {
    await seller.page.getByRole('button', { name: t('record.repost.left_out_action'), exact: true }).click();
    await seller.page.waitForURL((url) => !url.pathname.endsWith(project.id));
    const copy = new ProjectPage(seller.page, words, '');
    await copy.expectCondition(wish.repairs[1]?.title ?? '', 'open');
    await expect(copy.condition(wish.repairs[0]?.title ?? '')).toHaveCount(0);
    await seller.page.getByRole('link', { name: t('record.repost.from', { title: wish.title }) }).click();
    await expect(seller.page.getByRole('link', { name: t('record.repost.as', { title: wish.title }) })).toBeVisible();
  });
});
