import { Injectable } from '@nestjs/common';
import { ProjectWork, ReturnConditions } from '../modules/projects/index.js';
import { WriteReviewUseCase } from '../modules/reviews/index.js';
import { wordsOf } from './project-words.js';
import { reviewOfClient, reviewOfContractor } from './review-words.js';
import { APPROVED_AT } from './schedule.js';
import { SeedHelp } from './seed-help.js';
import { SeedQuarrels } from './seed-quarrels.js';
import { contractorOf, instantIn, type Story } from './story.js';

const UNREVIEWING_LOGIN = 'seller';

/** What a demo client says of the work: sent back, approved, or invoiced at closing. */
@Injectable()
export class SeedEndings {
  constructor(
    private readonly work: ProjectWork,
    private readonly returning: ReturnConditions,
    private readonly reviewing: WriteReviewUseCase,
    readonly quarrels: SeedQuarrels,
    private readonly help: SeedHelp,
  ) {}

  async complete(story: Story): Promise<void> {
    await this.approve(story);
    await this.reviewEachOther(story);
  }

  /** The first repair comes back with a reason, and the work with it. */
  async sendBack(story: Story, part: number): Promise<void> {
    const { owner, project } = story;
    this.help.clock.set(instantIn(story, part));
    const [first] = project.conditions;
    if (first) await this.returning.one(owner, first.id, wordsOf(owner.person.locale).returned);
  }

  /** Paid at closing: the approval sends the invoice to whoever settles it. */
  async approve(story: Story): Promise<void> {
    this.help.clock.set(instantIn(story, APPROVED_AT));
    await this.work.approve(story.owner, story.project.id, { acceptRemaining: true });
    await this.help.payments.settle();
  }

  /** The demo's own seller has not written yet: what its contractor wrote waits sealed. */
  private async reviewEachOther(story: Story): Promise<void> {
    const { owner, plan, project } = story;
    const contractor = contractorOf(story);
    this.help.clock.set(instantIn(story, 0.85));
    await this.reviewing.execute(contractor, project.id, reviewOfClient(contractor.person.locale));
    if (owner.login === UNREVIEWING_LOGIN) return;
    this.help.clock.set(instantIn(story, 0.9));
    const review = reviewOfContractor(owner.person.locale, plan.houseNumber);
    await this.reviewing.execute(owner, project.id, review);
  }
}
