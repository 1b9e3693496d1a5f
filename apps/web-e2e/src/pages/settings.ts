import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../support/words.js';
import type { BasePath } from './auth.js';

export type SettingsTab = 'profile' | 'business' | 'notifications' | 'display' | 'security' | 'tokens' | 'data';

/** The settings as somebody finds their way in them. */
export class SettingsPage {
  constructor(
    readonly page: Page,
    private readonly words: Words,
    private readonly base: BasePath,
  ) {}

  async open(tab: SettingsTab): Promise<void> {
    await this.page.goto(`${this.base}/settings?tab=${tab}`);
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }

  tab(name: SettingsTab): Locator {
    return this.page.getByRole('tab', { name: this.words.t(`settings.tab.${name}`), exact: true });
  }

  field(id: string): Locator {
    return this.page.getByLabel(this.words.t(id), { exact: true });
  }

  /** A field whose label says that it may stay empty. */
  optional(id: string): Locator {
    return this.page.getByLabel(new RegExp(`^${this.words.t(id)}`));
  }

  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.t(id), exact: true });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Answers the question of a dialog. */
  async confirm(title: string, actionId: string): Promise<void> {
    await this.dialog(title)
      .getByRole('button', { name: this.words.t(actionId), exact: true })
      .click();
  }
}
