import { Authenticator, keepRecoveryCodes } from '../pages/second-factor.js';
import { expectFault } from '../support/faults.js';
import { languagesOr } from '../support/sample.js';
import { inviteStaff } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const PASSWORD = 'nine slow herons at dusk';

for (const locale of languagesOr('es')) {
  const { t } = wordsOf(locale);

  test(`who is invited to the staff sets up password and second factor, and works at once, in ${locale}: ROLE-07 AUTH-07`, async ({
    newPerson,
  }) => {
    const email = `staff-${locale}-${Date.now()}@example.com`;
    const link = await inviteStaff({ email, firstName: 'Rosalind', lastName: 'Okafor' });
    const { page } = await newPerson({ locale: `${locale}-US` });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('auth.invitation.title') })).toBeVisible();
    await expect(page).toHaveURL(({ hash }) => hash === '');
    await expect(page.getByText(email)).toBeVisible();

    const labelled = (label: string) => page.getByLabel(label, { exact: true });
    const authenticator = new Authenticator((await page.locator('code').innerText()).replaceAll(/\s/g, ''));
    const submit = page.getByRole('button', { name: t('auth.invitation.submit') });
    const code = labelled(t('auth.field.totp'));
    await labelled(t('auth.field.password')).fill(PASSWORD);
    await labelled(t('auth.field.confirm_password')).fill(PASSWORD);
    await code.fill(authenticator.code() === '000000' ? '000001' : '000000');
    await submit.click();
    await expectFault(code, t('errors.field.totp'));
    await code.fill(authenticator.code());
    await submit.click();

    await keepRecoveryCodes(page, { t });
    await page.waitForURL('**/admin/dashboard');
    await page.goto('/admin/users');
    await expect(page.getByRole('grid').getByText(email)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    const { page: late } = await newPerson({ locale: `${locale}-US` });
    await late.goto(link);
    await expect(late.getByRole('heading', { name: t('auth.invitation.expired_title') })).toBeVisible();
  });
}
