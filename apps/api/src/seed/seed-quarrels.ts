import { cents, HOUR_MS, noShowFrom } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { AnswerDispute, DisputeReader } from '../modules/disputes/index.js';
import { AnswerNoShowUseCase, ProjectWork, ReportNoShow } from '../modules/projects/index.js';
import { wordsOf } from './project-words.js';
import { SeedHelp } from './seed-help.js';
import { agreedDayOf, contractorOf, instantIn, stateOf, type Story } from './story.js';

/** What a contractor in a quarrel offers to be content with. */
const OFFERED_SHARE = 0.8;
/** How long after the noon of the agreed day the client waits, and the contractor after that. */
const REPORTED_AFTER_MS = HOUR_MS;
const ANSWERED_AFTER_MS = 6 * HOUR_MS;

/** What the two sides of a demo project do not agree on: the work, or whether anybody came to do it. */
@Injectable()
export class SeedQuarrels {
  constructor(
    private readonly work: ProjectWork,
    private readonly answering: AnswerDispute,
    private readonly disputes: DisputeReader,
    private readonly reporting: ReportNoShow,
    private readonly noShows: AnswerNoShowUseCase,
    private readonly help: SeedHelp,
  ) {}

  /** The client disputes; the contractor answers and offers less than all of it. */
  async overWork(story: Story): Promise<void> {
    const { owner, project } = story;
    const contractor = contractorOf(story);
    this.help.clock.set(instantIn(story, 0.8));
    await this.work.dispute(owner, project.id, { reason: wordsOf(owner.person.locale).disputed });
    const [dispute] = (await this.disputes.ofProject(contractor, project.id)).items;
    const held = project.payment?.heldCents ?? 0;
    if (!dispute || held === 0) return;
    this.help.clock.set(instantIn(story, 0.9));
    await this.answering.speak(contractor, dispute.id, { text: wordsOf(contractor.person.locale).answered });
    const contractorCents = cents(Math.floor((held * OFFERED_SHARE) / 1000) * 1000);
    await this.answering.offer(contractor, dispute.id, { contractorCents });
  }

  /** The money goes back, the others are asked again, and what the contractor answered waits for staff. */
  async overDay(story: Story): Promise<void> {
    const { owner, project } = story;
    const contractor = contractorOf(story);
    const reportedAt = noShowFrom(agreedDayOf(story), stateOf(story)).getTime() + REPORTED_AFTER_MS;
    this.help.clock.set(new Date(reportedAt));
    await this.reporting.execute(owner, project.id);
    await this.help.payments.settle();
    this.help.clock.set(new Date(reportedAt + ANSWERED_AFTER_MS));
    const { came: words } = wordsOf(contractor.person.locale);
    await this.noShows.execute(contractor, project.id, { answer: 'came', words });
  }
}
