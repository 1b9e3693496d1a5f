import type { Locator, Page } from '@playwright/test';
import { aSeller } from '../fixtures/people.js';
import { register } from '../pages/auth.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const labelled = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** The link of the welcome, which whoever reads the mail of that address has. */
async function welcomeLink(email: string): Promise<string> {
  const link = linksIn(await mailTo(email, /./)).find((one) => one.includes('/app/verify-email#'));
  if (link === undefined) throw new Error(`No link to confirm in the welcome of ${email}`);
  return link;
}

test('what a stranger opened with an address is taken over by the reader of its mail: AUTH-08', async ({
  newPerson,
}) => {
  const words = wordsOf('en');
  const { t } = words;
  const account = aSeller('en');
  const [{ page: stranger }, { page: owner }] = [await newPerson(), await newPerson()];
  await register(stranger, words, account, '/app');

  await owner.goto(await welcomeLink(account.email));
  await expect(labelled(owner, t('auth.field.email'))).toHaveValue(account.email);
  await owner.getByRole('button', { name: t('auth.verify.claim') }).click();
  await expect(owner.getByRole('heading', { name: t('auth.activation.claim_title') })).toBeVisible();
  await labelled(owner, t('auth.field.first_name')).fill('Olivia');
  await labelled(owner, t('auth.field.last_name')).fill('Reyes');
  await labelled(owner, t('auth.field.password')).fill('nine yellow downspouts');
  await labelled(owner, t('auth.field.confirm_password')).fill('nine yellow downspouts');
  for (const consent of await owner.getByRole('checkbox').all()) await consent.check();
  await owner.getByRole('button', { name: t('auth.invitation.submit') }).click();

  await owner.waitForURL('**/app/dashboard');
  await expect(owner.getByRole('heading', { level: 1 })).toContainText('Olivia');
  await stranger.reload();
  await stranger.waitForURL('**/app/login**');
});

test('“This wasn’t me” removes the address from the account, in es: AUTH-08 I18N-01', async ({ newPerson }) => {
  const words = wordsOf('es');
  const { t } = words;
  const account = aSeller('es');
  const browser = { locale: 'es-US' };
  const [{ page: stranger }, { page: owner }] = [await newPerson(browser), await newPerson(browser)];
  await register(stranger, words, account, '/app');

  await owner.goto(await welcomeLink(account.email));
  await owner.getByRole('button', { name: t('auth.verify.disown') }).click();
  await expect(owner.getByRole('heading', { name: t('auth.verify.disowned_title') })).toBeVisible();

  await stranger.reload();
  await stranger.waitForURL('**/app/login**');
  await owner.goto('/app/register');
  await register(owner, words, account, '/app');
});
