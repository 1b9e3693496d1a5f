import type { Locator, Page } from '@playwright/test';
import { aSeller, IGLESIAS, type Login } from '../fixtures/people.js';
import { fillRegistration, logIn, register, signOut } from '../pages/auth.js';
import { setUpSecondFactor } from '../pages/second-factor.js';
import { escapePattern, expectFault } from '../support/faults.js';
import { tabTo, typeInto } from '../support/keyboard.js';
import { linksIn, mailTo, type Mail } from '../support/mailbox.js';
import { languagesOr } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf, type Words } from '../support/words.js';

const labelled = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const exactly = (text: string): RegExp => new RegExp(`^${escapePattern(text)}$`);

function linkTo(path: string, mail: Mail): string {
  const link = linksIn(mail).find((one) => one.includes(`${path}#`));
  if (link === undefined) throw new Error(`No link to ${path} in "${mail.subject}"`);
  return link;
}

async function signOutOfApp(page: Page, words: Words): Promise<void> {
  await signOut(page, words);
  await page.waitForURL('**/app/login');
}

async function tryToLogIn(page: Page, { t }: Words, { email, password }: Login): Promise<void> {
  await labelled(page, t('auth.field.email')).fill(email);
  await labelled(page, t('auth.field.password')).fill(password);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
}

for (const locale of languagesOr('en')) {
  const words = wordsOf(locale);
  const { t } = words;
  const browser = { locale: `${locale}-US` };

  test(`an account is opened, confirmed, lost and found again, in ${locale}: AUTH-02 AUTH-04 AUTH-06 AUTH-08 I18N-01`, async ({
    newPerson,
  }) => {
    const account = aSeller(locale);
    const { page } = await newPerson(browser);
    const renewed = { email: account.email, password: 'two handrails before closing' };

    await test.step('opened: signed in, and told to confirm the email', async () => {
      await register(page, words, account, '/app');
      await expectToast(page, t('auth.toast.success'), t('auth.toast.registered'));
      await expect(
        page.getByText(t('auth.confirm_email.text', { email: account.email, role: account.role })),
      ).toBeVisible();
    });

    await test.step('confirmed by one press in its own session, and by nothing where nobody is signed in', async () => {
      const link = linkTo('/app/verify-email', await mailTo(account.email, exactly(t('emails.welcome.subject'))));
      const { page: elsewhere } = await newPerson(browser);
      await elsewhere.goto(link);
      await expect(elsewhere.getByRole('button', { name: t('auth.verify.disown') })).toBeVisible();
      await expect(elsewhere).toHaveURL(({ hash }) => hash === '');
      const tab = await page.context().newPage();
      await tab.goto(link);
      await tab.getByRole('button', { name: t('auth.verify.confirm') }).click();
      await expect(tab.getByRole('heading', { name: t('auth.verify.done_title') })).toBeVisible();
      await tab.close();
      await elsewhere.goto('about:blank');
      await elsewhere.goto(link);
      await elsewhere.getByRole('link', { name: t('auth.verify.to_login') }).click();
      await elsewhere.waitForURL('**/app/login');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t('auth.confirm_email.title'))).toHaveCount(0);
    });

    await test.step('signed out', async () => {
      await signOut(page, words);
      await expectToast(page, t('auth.toast.logged_out'));
      await page.waitForURL('**/app/login');
    });

    await test.step('lost: a link is asked for with the address that was typed', async () => {
      await labelled(page, t('auth.field.email')).fill(account.email);
      await page.getByRole('link', { name: t('auth.login.forgot') }).click();
      await expect(page.getByRole('heading', { name: t('auth.forgot.title') })).toBeVisible();
      await expect(labelled(page, t('auth.field.email'))).toHaveValue(account.email);
      await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
      await expect(page.getByText(t('auth.forgot.sent_title'))).toBeVisible();
    });

    await test.step('found again: a new password by the link, and nothing else', async () => {
      const mail = await mailTo(account.email, exactly(t('emails.reset_password.subject')));
      await page.goto(linkTo('/app/reset-password', mail));
      await expect(page.getByRole('heading', { name: t('auth.reset.title') })).toBeVisible();
      await expect(page).toHaveURL(/\/app\/reset-password$/);
      await labelled(page, t('auth.field.new_password')).fill(renewed.password);
      await labelled(page, t('auth.field.confirm_password')).fill(renewed.password);
      await page.getByRole('button', { name: t('auth.reset.submit') }).click();
      await page.waitForURL('**/app/login');
      await expect(page.getByText(t('auth.notice.password_changed_title'))).toBeVisible();

      await tryToLogIn(page, words, account);
      await expectToast(page, t('auth.toast.login_error'), t('errors.auth.invalid_credentials'));
      await tryToLogIn(page, words, renewed);
      await page.waitForURL('**/app/dashboard');
      await expectToast(page, t('auth.toast.success'), t('auth.toast.logged_in'));
    });

    await test.step('the used link offers a new one', async () => {
      const mail = await mailTo(account.email, exactly(t('emails.reset_password.subject')));
      const { page: later } = await newPerson(browser);
      await later.goto(linkTo('/app/reset-password', mail));
      await labelled(later, t('auth.field.new_password')).fill(account.password);
      await labelled(later, t('auth.field.confirm_password')).fill(account.password);
      await later.getByRole('button', { name: t('auth.reset.submit') }).click();
      await expect(later.getByRole('heading', { name: t('auth.reset.expired_title') })).toBeVisible();
      await expect(later.getByRole('button', { name: t('auth.forgot.submit') })).toBeVisible();
    });
  });

  test(`a second factor is set up and asked for, and a recovery code takes its place once, in ${locale}: AUTH-05 AUTH-08`, async ({
    newSeller,
  }) => {
    const { page, account } = await newSeller(locale);
    await page.goto('/app/settings?tab=security');
    const { authenticator, recoveryCodes } = await setUpSecondFactor(page, words);
    const [recoveryCode = ''] = recoveryCodes;
    const code = labelled(page, t('auth.field.totp'));
    const submit = page.getByRole('button', { name: t('auth.login.submit') });

    await test.step('a wrong code is said at its field, the next one opens', async () => {
      await signOutOfApp(page, words);
      await tryToLogIn(page, words, account);
      await expect(code).toBeFocused();
      await expect(page.getByText(t('auth.toast.login_error'))).toHaveCount(0);
      await code.fill(authenticator.code() === '000000' ? '000001' : '000000');
      await submit.click();
      await expectFault(code, t('errors.field.totp'));
      // The code of this moment confirmed the set-up; each is good once, and the next one is taken already.
      await code.fill(authenticator.code(1));
      await submit.click();
      await page.waitForURL('**/app/dashboard');
    });

    await test.step('a recovery code opens once', async () => {
      const recovery = labelled(page, t('auth.field.recovery_code'));
      const tryRecoveryCode = async (): Promise<void> => {
        await signOutOfApp(page, words);
        await tryToLogIn(page, words, account);
        await page.getByRole('button', { name: t('auth.totp.use_recovery') }).click();
        await recovery.fill(recoveryCode.toUpperCase().replaceAll('-', ' '));
        await submit.click();
      };
      await tryRecoveryCode();
      await page.waitForURL('**/app/dashboard');
      await tryRecoveryCode();
      await expectFault(recovery, t('auth.fault.recovery_code_refused'));
    });
  });

  test(`an account is opened and entered by keyboard alone, in ${locale}: AUTH-02 AUTH-04`, async ({ newPerson }) => {
    const { page } = await newPerson(browser);
    const account = aSeller(locale);
    await page.goto('/app/register');
    await tabTo(page, page.locator('[name=role][value=buyer]'));
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[name=role][value=seller]')).toBeChecked();
    await typeInto(page, labelled(page, t('auth.field.first_name')), account.firstName);
    await typeInto(page, labelled(page, t('auth.field.last_name')), account.lastName);
    await typeInto(page, labelled(page, t('auth.field.email')), account.email);
    await typeInto(page, labelled(page, t('auth.field.password')), account.password);
    await typeInto(page, labelled(page, t('auth.field.confirm_password')), account.password);
    for (const name of ['adult', 'termsAccepted']) {
      await tabTo(page, page.locator(`[name=${name}]`));
      await page.keyboard.press('Space');
    }
    await tabTo(page, page.getByRole('button', { name: t('auth.register.submit') }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/dashboard');
    await expectToast(page, t('auth.toast.success'), t('auth.toast.registered'));

    await tabTo(page, page.getByRole('banner').getByRole('button', { name: t('shell.sign_out') }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/login');
    await typeInto(page, labelled(page, t('auth.field.email')), account.email);
    await typeInto(page, labelled(page, t('auth.field.password')), account.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/dashboard');
  });

  test(`whoever has an account is led to the login with the address they typed, in ${locale}: AUTH-02`, async ({
    newPerson,
    newSeller,
  }) => {
    const { account: taken } = await newSeller(locale);
    const { page } = await newPerson(browser);
    await page.goto('/register');
    await fillRegistration(page, words, { ...aSeller(locale), email: taken.email });
    await page.getByRole('button', { name: t('auth.register.submit') }).click();
    const email = labelled(page, t('auth.field.email'));
    await expectFault(email, t('errors.user.email_taken'));
    await page.getByRole('main').locator('p').getByRole('link').first().click();
    await page.waitForURL('**/login');
    await expect(page.getByRole('heading', { name: t('auth.login.title') })).toBeVisible();
    await expect(email).toHaveValue(taken.email);
  });

  test(`signing out on the root host is said on the homepage, in ${locale}: AUTH-06 AREA-10`, async ({ newPerson }) => {
    const { page } = await newPerson(browser);
    await logIn(page, words, IGLESIAS, '');
    await signOut(page, words);
    await page.waitForURL(({ pathname }) => pathname === (locale === 'en' ? '/' : '/es/'));
    await expectToast(page, t('auth.toast.logged_out'));
  });

  test(`a session that ends elsewhere leads to the login, says why, and comes back, in ${locale}: AREA-03 AUTH-10`, async ({
    newSeller,
  }) => {
    const { page, api, account } = await newSeller(locale);
    const connected = page.waitForEvent('websocket');
    await page.goto('/app/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await connected;
    await api.send('POST', '/api/auth/logout');
    // The page hears of it by its socket, without a click.
    await page.waitForURL(/\/app\/login\?next=/);
    await expect(page.getByText(t('auth.notice.session_ended_title'))).toBeVisible();
    await tryToLogIn(page, words, account);
    await page.waitForURL((url) => url.pathname === '/app/settings');
  });
}
