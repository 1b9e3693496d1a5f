import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo, typeInto } from '../support/keyboard.js';
import { typeHere, typeOver } from '../support/typing.js';
import { escapePattern } from '../support/faults.js';
import type { UploadedFile } from '../fixtures/files.js';
import type { Words } from '../support/words.js';

/**
 * How a person works the page. What counts is what they do: an answer given, a button or a box pressed. The mouse is for
 * journeys that are about something else, and the quickest.
 */
export type Hands = 'keyboard' | 'touch' | 'mouse';

/** Longer than a double tap takes. */
const LOOKED_AT_MS = 600;

export interface Parties {
  /** YYYY-MM-DD. */
  readonly closingDate: string;
  readonly agent: { readonly name: string; readonly email: string };
}

/** The form of a repair request, with a count of what its person has done. */
export class IntakeForm {
  interactions = 0;
  private touchedAt = 0;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
    private readonly hands: Hands,
  ) {}

  field(id: string): Locator {
    return this.page.getByRole('textbox', { name: this.words.t(id) });
  }

  title(id: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.words.t(id), exact: true });
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    this.interactions += 1;
    if (this.hands === 'touch') return this.touch(target);
    if (this.hands === 'mouse') return target.click();
    await tabTo(this.page, target);
    await this.page.keyboard.press(key);
  }

  /** As a person does, who looks at what the last touch has brought: sooner it is the second half of a double tap. */
  private async touch(target: Locator): Promise<void> {
    await this.page.waitForFunction((at) => Date.now() > at, this.touchedAt + LOOKED_AT_MS);
    await target.tap();
    this.touchedAt = Date.now();
  }

  button(id: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.page.getByRole('button', { name: this.words.t(id, values), exact: true });
  }

  async type(target: Locator, text: string): Promise<void> {
    this.interactions += 1;
    if (this.hands === 'mouse') return typeOver(target, text);
    if (this.hands === 'keyboard') await tabTo(this.page, target);
    else await this.touch(target);
    await typeHere(target, text);
  }

  async choose(target: Locator, value: string): Promise<void> {
    this.interactions += 1;
    if (this.hands === 'keyboard') {
      // A list goes to what is typed by the words that it shows.
      await typeInto(this.page, target, await target.locator(`option[value="${value}"]`).innerText());
      await expect(target).toHaveValue(value);
      return;
    }
    if (this.hands === 'touch') await this.touch(target);
    await target.selectOption(value);
  }

  /** To the next topic, which is named on the button. */
  async goOnTo(step: 'property' | 'parties' | 'repairs' | 'notes' | 'timeline' | 'contact'): Promise<void> {
    const { t } = this.words;
    await this.press(this.button('intake.continue', { next: t(`intake.step.${step}.next`) }));
    await expect(this.title(`intake.step.${step}.title`)).toBeVisible();
  }

  /** From the repairs on, past what may be left as it is. */
  async goOnToContact(): Promise<void> {
    await this.goOnTo('notes');
    await this.goOnTo('timeline');
    await this.goOnTo('contact');
  }

  async check(): Promise<void> {
    await this.press(this.button('intake.continue_check'));
    await expect(this.title('intake.check.title')).toBeVisible();
  }

  /** Until what a report of one page says has been read. A file is one choice, whatever a system's own dialog asks. */
  async handReport(file: UploadedFile): Promise<void> {
    this.interactions += 1;
    await this.page.locator('input[type="file"]').setInputFiles(file);
    await expect(this.page.getByText(this.words.t('intake.report.read_title', { pages: 1 }))).toBeVisible();
  }

  /** Takes one answer that the report gives, from beside the questions. */
  async takeAnswer(field: string, value: string): Promise<void> {
    const { t } = this.words;
    await this.press(this.button('intake.suggestions.use_named', { field: t(field), value }));
    await expect(this.field(field)).toHaveValue(value);
  }

  /** Takes the repairs that the report requires, one after the other. */
  async takeRepairs(count: number): Promise<void> {
    const add = this.page.getByRole('button', {
      name: new RegExp(`^${escapePattern(this.words.t('intake.suggestions.add_named', { title: '' }).trim())}`, 'u'),
    });
    for (let left = count; left > 0; left -= 1) {
      await expect(add).toHaveCount(left);
      await this.press(add.first());
    }
    await expect(this.repair(count)).toBeVisible();
    await expect(this.repair(count + 1)).toHaveCount(0);
  }

  async fillParties({ closingDate, agent }: Parties): Promise<void> {
    await this.type(
      this.page.getByLabel(new RegExp(`^${this.words.t('projects.field.closing_date')}`, 'u')),
      closingDate,
    );
    await this.type(this.field('intake.field.agent_name'), agent.name);
    await this.type(this.field('intake.field.agent_email'), agent.email);
  }

  async fillProperty(address: string): Promise<void> {
    await this.type(this.field('intake.field.address'), address);
    await this.fillPlace();
  }

  /** Where the street is. */
  async fillPlace(): Promise<void> {
    await this.type(this.field('projects.field.city'), 'Kingston');
    await this.choose(this.page.getByRole('combobox', { name: this.words.t('projects.field.state') }), 'NY');
    await this.type(this.field('projects.field.zip'), '12401');
  }

  async describeRepair(number: number, category: string, description: string): Promise<void> {
    const chip = this.page.getByRole('checkbox', { name: this.words.t(`intake.category.${category}`), exact: true });
    if (this.hands === 'touch') {
      this.interactions += 1;
      await this.touch(this.page.locator('label').filter({ has: chip }));
    } else {
      await this.press(chip, 'Space');
    }
    await this.type(this.repair(number).getByRole('textbox').first(), description);
  }

  repair(number: number): Locator {
    return this.page.getByRole('article').nth(number - 1);
  }

  async fillContact(email: string): Promise<void> {
    await this.type(this.field('intake.field.full_name'), 'Maria Delgado');
    await this.type(this.field('intake.field.email'), email);
    await this.type(this.field('intake.field.phone'), '212 555 0123');
  }

  async send(): Promise<void> {
    await this.press(this.button('intake.check.send'));
  }
}
