import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Words } from '../support/words.js';

const STEP_MS = 30_000;

/** Somebody's authenticator app: shows a code now, or the one after it. A code is good once. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(base32: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(base32) });
  }

  code(ahead = 0): string {
    return this.totp.generate({ timestamp: Date.now() + ahead * STEP_MS });
  }
}

export interface SecondFactor {
  readonly authenticator: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** Sets the second factor up on the page that is open, by the key in letters, and keeps the recovery codes. */
export async function setUpSecondFactor(page: Page, { t }: Words): Promise<SecondFactor> {
  await page.getByRole('button', { name: t('auth.totp.begin') }).click();
  await expect(page.getByRole('img', { name: t('auth.totp.qr') })).toBeVisible();
  const authenticator = new Authenticator((await page.locator('code').innerText()).replaceAll(/\s/g, ''));
  await page.getByLabel(t('auth.field.totp'), { exact: true }).fill(authenticator.code());
  await page.getByRole('button', { name: t('auth.totp.confirm') }).click();
  const recoveryCodes = await keepRecoveryCodes(page, { t });
  return { authenticator, recoveryCodes };
}

/** Reads the recovery codes, which are shown once, and says that they are kept. */
export async function keepRecoveryCodes(page: Page, { t }: Pick<Words, 't'>): Promise<readonly string[]> {
  const items = page.getByRole('list', { name: t('auth.recovery.list') }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  await page.getByLabel(t('auth.recovery.kept'), { exact: true }).check();
  await page.getByRole('button', { name: t('auth.recovery.done') }).click();
  return codes;
}
