import type { BrowserContext, Page } from '@playwright/test';
import { documentedJob, handedInDocuments, type DocumentedJob } from '../fixtures/documents.js';
import { aSeller, BRENNAN, IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { currentStack } from '../support/stack.js';
import { freshStaffCode, logInStaff, STAFF } from '../support/staff.js';
import { expectDocuments, expectSavedPdf } from '../support/stored-documents.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { deskWorld } from '../sweeps/desk-world.js';

const words = wordsOf('en');
const { t } = words;

const OF_PROJECT = [{ name: 'posted.pdf' }, { name: 'posted.jpg' }, { name: 'proof.pdf' }];
const OF_DISPUTE = [{ name: 'exhibit.pdf' }, { name: 'exhibit.jpg' }];
const OF_THREAD = [{ name: 'message.pdf' }, { name: 'message.jpg' }];
const W9 = { name: 'w9.jpg', isSecret: true };

/** What everybody with a part in a dispute finds in one of the areas. */
async function openDisputed(page: Page, base: '' | '/app' | '/admin', { projectId }: DocumentedJob): Promise<void> {
  await page.goto(`${base}/projects/${projectId}`);
  await expectDocuments(page, OF_PROJECT);
  await page.goto(`${base}/projects/${projectId}/dispute`);
  await expectDocuments(page, OF_DISPUTE);
}

async function openThread(page: Page, base: '' | '/app', { conversationId }: DocumentedJob): Promise<void> {
  await page.goto(`${base}/messages/${conversationId}`);
  await expectDocuments(page, OF_THREAD);
}

/** The same product by the prefix of its host. */
const hostOf = (area: 'app' | 'admin'): string => currentStack().url.replace('//', `//${area}.`);

/** Signs the demo admin in by the form. */
async function enterAsStaff(page: Page, context: BrowserContext): Promise<void> {
  await speak(context, 'en');
  await page.goto('/admin/login');
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(STAFF.email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(STAFF.password);
  const code = page.getByLabel(t('auth.field.totp'), { exact: true });
  const submit = page.getByRole('button', { name: t('auth.login.submit') });
  if (!(await code.isVisible())) await submit.click();
  await code.fill(await freshStaffCode());
  await submit.click();
  await page.waitForURL('**/admin/dashboard');
}

test('everybody opens the documents of a job by their links, in every area and by its host: AREA-01 FILE-01', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const { page, api } = await newSeller();
  const job = await documentedJob(api, await apiOf(IGLESIAS));

  await test.step('the client in both areas', async () => {
    for (const base of ['/app', ''] as const) {
      await openDisputed(page, base, job);
      await openThread(page, base, job);
    }
  });

  await test.step('the contractor, by the host of the area', async () => {
    const { page: iglesias, context } = await newPerson({ locale: 'en-US', baseURL: hostOf('app') });
    await speak(context, 'en');
    await logIn(iglesias, words, IGLESIAS, '/app');
    await openDisputed(iglesias, '/app', job);
    await openThread(iglesias, '/app', job);
    expect(new URL(iglesias.url()).origin).toBe(hostOf('app'));
  });

  await test.step('staff, by the host of theirs', async () => {
    const { page: staff, context } = await newPerson({ locale: 'en-US', baseURL: hostOf('admin') });
    await enterAsStaff(staff, context);
    await openDisputed(staff, '/admin', job);
    expect(new URL(staff.url()).origin).toBe(hostOf('admin'));
  });
});

test('a contractor and staff open what was handed in for verification; a W-9 is only ever saved: VER-01 AREA-01', async ({
  newPerson,
}) => {
  const account = { ...aSeller('en'), role: 'contractor', firstName: 'Wanda' } as const;
  const { page, context } = await newPerson({ locale: 'en-US' });
  const api = await ApiSession.register(context.request, account);
  await handedInDocuments(api, `${account.firstName} ${account.lastName}`);
  const { id } = await api.get<{ id: string }>('/api/auth/me');

  await test.step('the contractor among the settings', async () => {
    await page.goto('/app/settings?tab=business');
    await expectDocuments(page, [{ name: 'license.jpg' }, { name: 'insurance.pdf' }, W9]);
  });

  await test.step('staff beside what is written', async () => {
    const { page: staff, context: theirs } = await newPerson({ locale: 'en-US' });
    await speak(theirs, 'en');
    await logInStaff(theirs.request);
    await staff.goto(`/admin/verification?contractor=${id}&kind=w9`);
    await expectDocuments(staff, [W9]);
    await staff.goto(`/admin/verification?contractor=${id}&kind=insurance`);
    await expectSavedPdf(staff, staff.getByRole('link', { name: t('ui.paper.download', { name: 'insurance.pdf' }) }));
  });
});

test('staff open the report and the statement of a repair request, and save the record of a thread: INT-05 AREA-01', async ({
  newPerson,
  newSeller,
  apiOf,
}) => {
  const { api } = await newSeller();
  const { projectId } = await documentedJob(api, await apiOf(BRENNAN));
  const { items } = await api.get<{ items: readonly { readonly id: string }[] }>(`/api/projects/${projectId}/disputes`);
  const { page: staff, context } = await newPerson({ locale: 'en-US' });
  await speak(context, 'en');
  await logInStaff(context.request);
  const desk = await ApiSession.of(context.request);
  const { inReview, ordered } = await deskWorld(desk);
  const { files } = await desk.get<{ files: readonly { readonly name: string }[] }>(`/api/admin/intake/${inReview}`);

  await staff.goto(`/admin/intake?request=${inReview}`);
  await expectDocuments(staff, files.slice(0, 1));
  const { reference } = await desk.get<{ reference: string }>(`/api/admin/intake/${ordered}`);
  await staff.goto(`/admin/intake?request=${ordered}`);
  await expectDocuments(staff, [{ name: `${reference}.pdf`, link: t('triage.statement') }]);
  await staff.goto(`/admin/disputes?case=${items[0]?.id ?? ''}`);
  await staff.getByRole('button', { name: t('admin.talk.read') }).click();
  await expectSavedPdf(staff, staff.getByRole('link', { name: t('messages.menu.record') }).first());
});
