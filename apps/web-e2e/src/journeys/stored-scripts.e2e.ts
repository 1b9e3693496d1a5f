import type { BrowserContext, Page } from '@playwright/test';
import { aProject, unique } from '../fixtures/jobs.js';
import { photo } from '../fixtures/files.js';
import { aSeller, IGLESIAS, type Login } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { mailTo } from '../support/mailbox.js';
import { spreadOf } from '../support/sample.js';
import { logInStaff } from '../support/staff.js';
import { expect, test, type Person } from '../support/test.js';

/** Occurs in every planted text, so that a page shows whether it has drawn one. */
const MARK = unique('Zq').replace(' ', '');
/** Each is short enough for a name; what it would make of the page carries the attribute. */
const SCRIPTS = [
  '<img data-ran src onerror=alert(1)>',
  '<svg data-ran onload=alert(1)>',
  '"><b data-ran onmouseover=alert(1)>',
  '</script><script data-ran>alert(1)</script>',
  '<iframe data-ran src=javascript:alert(1)>',
  '</title><style data-ran>*{opacity:0}',
  '<a data-ran href=javascript:alert(1)>x',
  "'-alert(1)-'{{alert(1)}}${alert(1)}",
];

/** A name or a title is refused for a link; what people write about is not. */
const OF_A_LINE = SCRIPTS.filter((script) => !script.includes('javascript:'));

let next = 0;
/** The next of them, so that every field gets another. */
const planted = (): string => `${MARK} ${OF_A_LINE[(next += 1) % OF_A_LINE.length]}`;
const allPlanted = (): string => `${MARK} ${SCRIPTS.join(' ')}`;

interface Planted {
  readonly seller: Login;
  readonly projectId: string;
}

async function plantPerson(api: ApiSession): Promise<void> {
  const { id } = await api.get<{ id: string }>('/api/auth/me');
  const profile = { firstName: planted(), lastName: planted(), company: planted(), location: planted() };
  expect((await api.send('PATCH', `/api/users/${id}`, { ...profile, bio: allPlanted() })).ok()).toBe(true);
  await api.post('/api/tokens', { name: planted(), scope: 'read', expiresInDays: 7 });
}

/** A post all of whose texts are scripts, with a photo of such a name, and a bid of such words. */
async function plantProject(seller: ApiSession, contractor: ApiSession): Promise<string> {
  const { city, state, zip, closingDate } = aProject('');
  const condition = { title: planted(), quote: allPlanted(), location: planted(), scope: allPlanted() };
  const kind = { category: 'painting', source: 'appraisal', page: 4, responsibleParty: 'seller' };
  const project = await seller.post<{ id: string; conditions: { id: string }[] }>('/api/projects', {
    ...{ city, state, zip, closingDate, title: planted(), description: allPlanted(), address: planted() },
    ...{ specialRequirements: allPlanted(), lender: planted(), loanOfficer: planted(), settlementAgent: planted() },
    conditions: [{ ...condition, ...kind }],
  });
  const file = { ...(await photo('eave.jpg', '#335577')), name: `${SCRIPTS[0]}.jpg` };
  await seller.upload(project.id, { kind: 'photo' }, file);
  const line = { conditionId: project.conditions[0]?.id, included: true, amountCents: 100_000, note: allPlanted() };
  await contractor.post(`/api/projects/${project.id}/bids`, {
    ...{ amountCents: 100_000, timeline: planted(), workDescription: allPlanted(), materials: allPlanted() },
    lines: [line],
  });
  return project.id;
}

/** A contractor in the directory, whom staff sign out for a planted reason. */
async function plantContractor(api: ApiSession, staff: ApiSession): Promise<void> {
  await plantPerson(api);
  const profile = { zip: '12401', trades: ['painting'], about: allPlanted() };
  expect((await api.send('PATCH', '/api/contractors/me', profile)).ok()).toBe(true);
  const insurance = {
    ...{ insuredName: planted(), insurer: planted(), policyNumber: planted().slice(0, 40) },
    ...{ eachOccurrenceCents: 100_000_000, effectiveOn: '2026-01-01', expiresOn: '2099-01-01' },
  };
  await api.handIn('insurance', insurance, { ...(await photo('paper.jpg', '#335577')), name: `${SCRIPTS[0]}.jpg` });
  const { id } = await api.get<{ id: string }>('/api/auth/me');
  const ended = await staff.send('POST', `/api/admin/users/${id}/end-sessions`, { reason: allPlanted() });
  expect(ended.ok()).toBe(true);
}

async function draws(page: Page): Promise<boolean> {
  return page.evaluate((mark) => {
    const values = [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value'));
    return [document.body.innerText, ...values].some((text) => String(text).includes(mark));
  }, MARK);
}

/** The page shows what was planted, as text: nothing of it became a part of the page, and nothing ran. */
async function expectText({ context, page }: Person, paths: readonly string[]): Promise<void> {
  const ran = watchScripts(context);
  for (const path of paths) {
    const answer = await page.goto(path);
    expectStrictPolicy(answer?.headers()['content-security-policy']);
    await expect.poll(() => draws(page), { message: `${path} shows a planted text` }).toBe(true);
    expect([path, await page.locator('[data-ran]').count()]).toEqual([path, 0]);
  }
  expect(ran).toEqual([]);
}

function watchScripts(context: BrowserContext): string[] {
  const ran: string[] = [];
  context.on('dialog', (dialog) => {
    ran.push(`${dialog.page()?.url()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  return ran;
}

function expectStrictPolicy(policy: string | undefined): void {
  const scripts = policy?.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
  expect(scripts).toContain("'self'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
}

test.describe('scripts stored in every free text', () => {
  let plant: Planted;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const newRequest = () => playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const staffRequest = await newRequest();
    await logInStaff(staffRequest);
    const account = aSeller('en');
    const seller = await ApiSession.register(await newRequest(), account);
    await plantPerson(seller);
    const projectId = await plantProject(seller, await ApiSession.logIn(await newRequest(), IGLESIAS));
    const contractor = await ApiSession.register(await newRequest(), { ...aSeller('en'), role: 'contractor' });
    await plantContractor(contractor, await ApiSession.of(staffRequest));
    plant = { seller: account, projectId };
  });

  test('are text to the client, on the root host and in the app', async ({ newPerson }) => {
    const person = await newPerson({ locale: 'en-US' });
    await ApiSession.logIn(person.context.request, plant.seller);

    await expectText(person, [
      ...spreadOf(['/dashboard', `/projects/${plant.projectId}`], 2),
      `/app/projects/${plant.projectId}`,
      '/app/projects',
      '/app/dashboard',
      '/app/notifications',
      '/app/find-contractors?sort=newest',
      '/app/settings?tab=profile',
      '/app/settings?tab=tokens',
    ]);
  });

  test('are text to a contractor', async ({ newPerson }) => {
    const person = await newPerson({ locale: 'es-US' });
    await ApiSession.logIn(person.context.request, IGLESIAS);

    await expectText(person, [`/app/projects/${plant.projectId}`, '/app/my-jobs']);
  });

  test('are text to staff', async ({ newPerson }) => {
    const person = await newPerson({ locale: 'en-US' });
    await logInStaff(person.context.request);

    await expectText(person, [
      `/admin/projects/${plant.projectId}`,
      `/admin/users?q=${MARK}`,
      '/admin/audit?action=user.sessions_ended',
    ]);
  });

  test('are text in the e-mail about them', async () => {
    const mail = await mailTo(plant.seller.email, /.*bid.*/i);

    expect(mail.html).toContain(MARK);
    expect(mail.html).not.toMatch(/<(img|svg|script|iframe|b|a|style)[^>]*data-ran/);
  });
});
