import type { Locator, Page } from '@playwright/test';
import type { UploadedFile } from '../fixtures/files.js';
import type { ProjectWish, RepairWish } from '../fixtures/jobs.js';
import { escapePattern } from '../support/faults.js';
import type { Words } from '../support/words.js';
import type { BasePath } from './auth.js';
import { typeOver } from '../support/typing.js';

/** The form by which a client posts a project. */
export class CreateProjectPage {
  constructor(
    readonly page: Page,
    private readonly words: Words,
    private readonly base: BasePath,
  ) {}

  field(id: string): Locator {
    return this.page.getByLabel(new RegExp(`^${escapePattern(this.words.t(id))}( \\(|$)`));
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.base}/projects/create`);
    await this.submitButton.waitFor();
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: this.words.t('projects.create.submit') });
  }

  repair(number: number): Locator {
    return this.page.getByRole('article', {
      name: this.words.t('projects.condition.heading', { number }),
      exact: true,
    });
  }

  async fill(project: ProjectWish): Promise<void> {
    await this.field('projects.field.address').fill(project.street);
    await this.field('projects.field.city').fill(project.city);
    await this.field('projects.field.state').selectOption(project.state);
    await typeOver(this.field('projects.field.zip'), project.zip);
    await typeOver(this.field('projects.field.closing_date'), project.closingDate);
    for (const [index, repair] of project.repairs.entries()) await this.fillRepair(index + 1, repair);
    await this.field('projects.field.title').fill(project.title);
    await this.field('projects.field.description').fill(project.description);
    await this.page.getByText(this.words.t('projects.priority.urgent'), { exact: true }).click();
    await typeOver(this.field('projects.field.budget'), String(project.budget));
    await this.field('projects.field.special').fill(project.specialRequirements);
  }

  async fillRepair(number: number, repair: RepairWish): Promise<void> {
    const { t } = this.words;
    const block = this.repair(number);
    if (!(await block.isVisible())) {
      await this.page.getByRole('button', { name: t('projects.condition.another') }).click();
    }
    await block.getByRole('textbox', { name: t('projects.condition.title'), exact: true }).fill(repair.title);
    await block.getByLabel(t('projects.condition.source'), { exact: true }).selectOption('appraisal');
    await block.getByLabel(t('projects.condition.quote')).fill(repair.quote);
    await typeOver(block.getByLabel(t('projects.condition.page')), String(repair.page));
    await block.getByLabel(t('projects.field.category'), { exact: true }).selectOption(repair.category);
    await block.getByLabel(t('projects.condition.location'), { exact: true }).fill(repair.location);
    await block.getByText(t('projects.party.seller'), { exact: true }).click();
    await typeOver(block.getByLabel(t('projects.condition.cost')), String(repair.estimate));
  }

  async addFiles(files: readonly UploadedFile[]): Promise<void> {
    await this.page.locator('input[type=file][name=files]').setInputFiles([...files]);
  }

  /** Posts, waits for the files to be sent, and gives the new project's id. */
  async submit(): Promise<string> {
    await this.submitButton.click();
    await this.page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }
}
