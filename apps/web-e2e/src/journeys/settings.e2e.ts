import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paidJob } from '../fixtures/awarded.js';
import { IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { SettingsPage } from '../pages/settings.js';
import { ApiSession } from '../support/api-session.js';
import { escapePattern, expectFault, expectSummary } from '../support/faults.js';
import { tabTo, typeInto } from '../support/keyboard.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { languagesOr } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';
import { typeOver } from '../support/typing.js';

const words = wordsOf('en');
const { t } = words;
const NEW_PASSWORD = 'two handrails before closing';
const exactly = (text: string): RegExp => new RegExp(`^${escapePattern(text)}$`);

/** The API as if the password had been entered long ago, until it is entered again. */
async function forgetProof(page: Page, path: string): Promise<void> {
  let isProven = false;
  await page.route('**/api/auth/reauthenticate', async (route) => {
    const response = await route.fetch();
    isProven = response.ok();
    await route.fulfill({ response });
  });
  await page.route(`**${path}`, (route) => {
    if (isProven || (route.request().method() === 'GET' && !path.endsWith('/export'))) return route.continue();
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'auth-reauthentication-required',
        code: 'auth.reauthentication_required',
        title: 'Forbidden',
        status: 403,
        detail: t('errors.auth.reauthentication_required'),
      }),
    });
  });
}

async function prove(settings: SettingsPage, password: string): Promise<void> {
  const dialog = settings.dialog(t('auth.reauthentication.title'));
  await dialog.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('auth.reauthentication.submit'), exact: true }).click();
}

test('a new password ends the other browser’s session: AUTH-08', async ({ newSeller, newPerson }) => {
  const { page, account } = await newSeller();
  const { context, page: elsewhere } = await newPerson({ locale: 'en-US' });
  await ApiSession.logIn(context.request, account);
  await elsewhere.goto('/app/projects');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  const settings = new SettingsPage(page, words, '/app');
  await settings.open('security');
  await expect(page.getByRole('listitem').filter({ hasText: t('settings.sessions.this') })).toHaveCount(1);

  await settings.field('settings.password.current').fill('not the present one');
  await settings.field('auth.field.new_password').fill(NEW_PASSWORD);
  await settings.field('auth.field.confirm_password').fill(NEW_PASSWORD);
  await settings.button('settings.password.save').click();
  await expectFault(settings.field('settings.password.current'), t('errors.field.password_wrong'));
  await expect(settings.field('auth.field.new_password')).toHaveValue(NEW_PASSWORD);

  await settings.field('settings.password.current').fill(account.password);
  await settings.button('settings.password.save').click();
  await expectToast(page, t('settings.password.saved'));

  await elsewhere.waitForURL(/\/app\/login/);
  await logIn(elsewhere, words, { email: account.email, password: NEW_PASSWORD }, '/app');
});

test('another session is ended after the password, and this one’s other tab goes on with its new cookie: AUTH-08', async ({
  newSeller,
  newPerson,
}) => {
  const { page, context, account } = await newSeller();
  const { context: other, page: elsewhere } = await newPerson({ locale: 'en-US' });
  await ApiSession.logIn(other.request, account);
  await elsewhere.goto('/app/projects');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  const tab = new SettingsPage(await context.newPage(), words, '/app');
  await tab.open('profile');
  await tab.optional('auth.field.company').fill('Whitfield Homes');
  const settings = new SettingsPage(page, words, '/app');
  await forgetProof(page, '/api/auth/sessions/*');
  await settings.open('security');
  const cookies = async (): Promise<string> => JSON.stringify(await context.cookies());
  const before = await cookies();

  await page.getByRole('button', { name: /^End session:/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('settings.sessions.end'), exact: true })
    .click();
  await prove(settings, account.password);

  await elsewhere.waitForURL(/\/app\/login/);
  await expectToast(page, t('settings.sessions.ended'));
  expect(await cookies()).not.toBe(before);
  await tab.button('settings.profile.save').click();
  await expectToast(tab.page, t('settings.profile.saved'));
});

test('an email is changed by the link to the new address; until then the old one stands: AUTH-08', async ({
  newSeller,
}) => {
  const { page, account } = await newSeller();
  const address = account.email.replace('@', '.new@');
  const settings = new SettingsPage(page, words, '/app');
  await forgetProof(page, '/api/auth/change-email');
  await settings.open('security');

  await settings.field('settings.email.new').fill(address);
  await settings.button('settings.email.ask').click();
  await prove(settings, account.password);

  await expect(page.getByText(t('settings.email.pending_title'))).toBeVisible();
  await expect(page.getByRole('main').getByText(account.email, { exact: true })).toBeVisible();
  const link = linksIn(await mailTo(address, /./)).find((one) => one.includes('/verify-email#'));
  await mailTo(account.email, /./);

  await page.goto(link ?? '');
  await page.getByRole('button', { name: t('auth.verify.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('auth.verify.done_title') })).toBeVisible();
  await settings.open('security');
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expect(page.getByText(t('settings.email.verified'))).toBeVisible();
  await expect(page.getByText(t('settings.email.pending_title'))).toHaveCount(0);
});

test('a token is made, used by a program, and revoked: API-01', async ({ newSeller, playwright, baseURL }) => {
  const { page } = await newSeller();
  const settings = new SettingsPage(page, words, '/app');
  await settings.open('tokens');
  await expect(page.getByRole('heading', { name: t('settings.tokens.empty') })).toBeVisible();

  await settings.button('settings.tokens.create').click();
  await expectSummary(page, words, [t('settings.fault.token_name')]);
  await settings.field('settings.tokens.name').fill('Closing calendar');
  await page.getByText(t('settings.tokens.lifetime_days', { days: 7 }), { exact: true }).click();
  await settings.button('settings.tokens.create').click();
  const created = settings.dialog(t('settings.tokens.created_title', { name: 'Closing calendar' }));
  const token = await created.getByLabel(t('settings.tokens.created_label'), { exact: true }).inputValue();
  expect(token).toMatch(/^cwp_/);
  await page.keyboard.press('Escape');
  await created.getByRole('button', { name: t('settings.tokens.created_close') }).click();
  await expect(created).toHaveCount(0);

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/projects?scope=mine')).status()).toBe(200);
  expect((await program.post('/api/projects', { data: {} })).status()).toBe(403);
  await page.reload();
  await expect(page.getByText(/^Last used/)).toBeVisible();

  await page.getByRole('button', { name: t('settings.tokens.revoke_named', { name: 'Closing calendar' }) }).click();
  await settings.confirm(t('settings.tokens.revoke_title', { name: 'Closing calendar' }), 'settings.tokens.revoke');
  await expect(page.getByRole('heading', { name: t('settings.tokens.empty') })).toBeVisible();
  expect((await program.get('/api/projects?scope=mine')).status()).toBe(401);
  await program.dispose();
});

test('one’s data comes as an archive, after the password: AUTH-08', async ({ newSeller }) => {
  const { page, account } = await newSeller();
  const settings = new SettingsPage(page, words, '/app');
  await forgetProof(page, '/export');
  await settings.open('data');
  const arriving = page.waitForEvent('download');

  await settings.button('settings.export.start').click();
  await prove(settings, account.password);

  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^closewright-export-\d{4}-\d{2}-\d{2}\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(archive.includes('data.json')).toBe(true);
  await expect(page.getByText(t('settings.export.done'))).toBeVisible();
});

test('an account is deleted: typed, proven, told, and nobody gets in again: AUTH-08', async ({ newSeller }) => {
  const { page, account, api } = await newSeller();
  const settings = new SettingsPage(page, words, '/app');
  await forgetProof(page, '/api/users/*');
  await settings.open('data');

  await settings.button('settings.delete.start').click();
  const dialog = settings.dialog(t('settings.delete.confirm_title'));
  await dialog.getByRole('button', { name: t('settings.delete.confirm') }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(account.email);
  await dialog.getByRole('button', { name: t('settings.delete.confirm') }).click();
  await prove(settings, account.password);

  await page.waitForURL('**/app/login');
  await expect(page.getByText(t('auth.notice.account_deleted_title'))).toBeVisible();
  expect((await api.read('/api/auth/me')).status()).toBe(401);
  await mailTo(account.email, exactly(t('emails.account_deleted.subject')));
  await settings.field('auth.field.email').fill(account.email);
  await settings.field('auth.field.password').fill(account.password);
  await settings.button('auth.login.submit').click();
  await expectToast(page, t('auth.toast.login_error'), t('errors.auth.invalid_credentials'));
});

test('an account stays while money is held, and says where to settle it: AUTH-08', async ({ newSeller, apiOf }) => {
  const { page, account, api } = await newSeller();
  const { projectId } = await paidJob(api, await apiOf(IGLESIAS));
  const settings = new SettingsPage(page, words, '/app');
  await settings.open('data');

  await settings.button('settings.delete.start').click();
  await settings.dialog(t('settings.delete.confirm_title')).getByRole('textbox').fill(account.email);
  await settings.confirm(t('settings.delete.confirm_title'), 'settings.delete.confirm');

  const held = page.getByRole('alert').filter({ hasText: t('settings.delete.held') });
  await expect(held).toContainText(t('errors.user.money_held'));
  await expect(held).toBeFocused();
  await expect(held.getByRole('link', { name: t('settings.delete.to_projects') })).toBeVisible();
  await held.getByRole('link').first().click();
  await page.waitForURL(`**/app/projects/${projectId}`);
});

for (const locale of languagesOr('es')) {
  const { t: say } = wordsOf(locale);
  test(`switches and quiet hours outlive a reload, in ${locale}: NOTE-05 NOTE-06 AREA-11`, async ({ newSeller }) => {
    const { page } = await newSeller(locale);
    const settings = new SettingsPage(page, wordsOf(locale), '/app');
    await settings.open('notifications');
    const changed = ['emailNotifications', 'bidReceived', 'marketing', 'sound'];
    const box = (name: string) => page.locator(`input[name="${name}"]`);
    const before = await Promise.all(changed.map((name) => box(name).isChecked()));

    for (const name of changed) await box(name).click();
    await box('quiet').check();
    await typeOver(settings.field('settings.quiet.start'), '21:30');
    await typeOver(settings.field('settings.quiet.end'), '06:15');
    await settings.button('settings.notifications.save').click();
    await expectToast(page, say('settings.notifications.saved'));
    await page.reload();

    await expect(settings.field('settings.quiet.start')).toHaveValue('21:30');
    await expect(settings.field('settings.quiet.end')).toHaveValue('06:15');
    expect(await Promise.all(changed.map((name) => box(name).isChecked()))).toEqual(before.map((was) => !was));
  });
}

test('a profile is changed, one’s own later change too; a taken username is named at its field: AUTH-11', async ({
  newSeller,
}) => {
  const first = await newSeller();
  const { page } = await newSeller();
  const username = `nora-${Date.now()}`;
  const { id } = await first.api.get<{ id: string }>('/api/auth/me');
  expect((await first.api.send('PATCH', `/api/users/${id}`, { username })).ok()).toBe(true);
  const settings = new SettingsPage(page, words, '/app');
  await settings.open('profile');

  await settings.optional('auth.field.company').fill('Whitfield Homes');
  await settings.field('settings.field.time_zone').selectOption('America/Denver');
  await settings.button('settings.profile.save').click();
  await expectToast(page, t('settings.profile.saved'));
  await settings.optional('auth.field.username').fill(username);
  await settings.button('settings.profile.save').click();
  await expectFault(settings.optional('auth.field.username'), t('errors.field.taken'));

  await page.reload();
  await expect(settings.optional('auth.field.company')).toHaveValue('Whitfield Homes');
  await expect(settings.field('settings.field.time_zone')).toHaveValue('America/Denver');
});

test('what was typed survives a change made elsewhere: AUTH-11', async ({ newSeller }) => {
  const { page, api } = await newSeller();
  const { id } = await api.get<{ id: string }>('/api/auth/me');
  const settings = new SettingsPage(page, words, '/app');
  await settings.open('profile');
  await settings.optional('auth.field.company').fill('Typed here');
  await api.send('PATCH', `/api/users/${id}`, { location: 'Kingston, NY' });

  await settings.button('settings.profile.save').click();
  await expect(page.getByText(t('settings.profile.overtaken_title'))).toBeVisible();
  await expect(settings.optional('auth.field.company')).toHaveValue('Typed here');
  await expect(settings.optional('auth.field.location')).toHaveValue('Kingston, NY');
  await settings.button('settings.profile.save').click();
  await expectToast(page, t('settings.profile.saved'));
});

test('settings by keyboard alone: sections, a new password, another session ended: AUTH-08 AREA-11', async ({
  newSeller,
  newPerson,
}) => {
  const { page, account } = await newSeller();
  const { context } = await newPerson({ locale: 'en-US' });
  await ApiSession.logIn(context.request, account);
  const settings = new SettingsPage(page, words, '/app');
  await page.goto('/app/settings');
  await tabTo(page, settings.tab('profile'));
  for (const _ of ['notifications', 'calendar', 'display', 'security']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/settings?tab=security');
  await expect(settings.tab('security')).toBeFocused();

  const end = page.getByRole('button', { name: /^End session:/ });
  await tabTo(page, end);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(end).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: t('settings.sessions.end'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(end).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('settings.sessions.title') }).locator('span')).toBeFocused();

  await page.reload();
  await typeInto(page, settings.field('settings.password.current'), account.password);
  await typeInto(page, settings.field('auth.field.new_password'), NEW_PASSWORD);
  await typeInto(page, settings.field('auth.field.confirm_password'), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expectToast(page, t('settings.password.saved'));
});
