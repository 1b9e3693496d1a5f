import { cents, type Actor, DAY_MS, HOUR_MS } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { AcceptBid, SubmitBid, type AcceptBidInput } from '../modules/bids/index.js';
import { ConditionReview, ProjectWork } from '../modules/projects/index.js';
import { PLACES } from './data/places.js';
import { DEMO_CONTRACTORS, UNVERIFIED_LOGIN } from './data/people.js';
import type { ProjectPlan, Stage } from './plan.js';
import { APPRAISAL_ROWS, usualCost, wordsOf, type AppraisalRow } from './project-words.js';
import type { SeededRandom } from './random.js';
import { HANDED_IN_AT, plainDate, scheduleOf, STARTS_AT } from './schedule.js';
import { SeedEndings } from './seed-endings.js';
import { SeedHelp } from './seed-help.js';
import type { SeededPerson } from './seed-people.js';
import { contractorOf, instantIn, stateOf, type Story } from './story.js';

type People = ReadonlyMap<string, SeededPerson>;

/** Each stage includes the ones before it on its way. */
const ROAD: readonly Stage[] = [
  'posted',
  'one_bid',
  'accepted',
  'held',
  'started',
  'some_evidence',
  'submitted',
  'changes_requested',
  'completed',
];

/** Stages that leave the road: where from, and what they are. */
const BRANCH: Partial<Record<Stage, Stage>> = {
  bids_with_gap: 'one_bid',
  partly_paid: 'accepted',
  returned: 'submitted',
  no_show_due: 'held',
  no_show_contested: 'held',
  cancelled_open: 'one_bid',
  cancelled_refunded: 'held',
  disputed: 'submitted',
  invoiced: 'submitted',
  charged_back: 'completed',
};

const LENDERS = ['Hudson Savings', 'First Prairie Bank', 'Sunbelt Home Loans', 'Cascade Credit Union'];
const AGENTS = ['Ulster Title', 'Lone Star Closings', 'Gulf Title & Escrow', 'Front Range Settlement'];
/** Its holder's bank takes the money back. */
const DISPUTED_CARD = 'pm_card_createDispute';

const regionOf = (zip: string): string => (zip.startsWith('91') ? '90' : zip.slice(0, 2));

/** Walks a demo project through the real use cases, each at its own time in the past. */
@Injectable()
export class SeedProject {
  constructor(
    private readonly bidding: SubmitBid,
    private readonly accepting: AcceptBid,
    private readonly work: ProjectWork,
    private readonly review: ConditionReview,
    private readonly help: SeedHelp,
    private readonly endings: SeedEndings,
  ) {}

  async seed(plan: ProjectPlan, people: People, random: SeededRandom): Promise<Story> {
    const story = await this.begin(plan, people, random);
    const goal = BRANCH[plan.stage] ?? plan.stage;
    const steps = ROAD.slice(1, ROAD.indexOf(goal) + 1);
    for (const stage of steps) {
      if (stage === 'held' && plan.isAtClosing) continue;
      await this.step(stage, story);
    }
    await this.branch(story);
    return story;
  }

  private async begin(plan: ProjectPlan, people: People, random: SeededRandom): Promise<Story> {
    const owner = people.get(plan.owner);
    const place = PLACES[plan.place];
    if (!owner || !place) throw new Error(`The plan names nobody called ${plan.owner}`);
    const now = this.help.clock.now();
    const posted = new Date(now.getTime() - Math.max(plan.postedDaysAgo * DAY_MS, 3 * HOUR_MS));
    const rows = random.sample(APPRAISAL_ROWS, plan.conditions);
    const words = wordsOf(owner.person.locale);
    this.help.clock.set(posted);
    const project = await this.help.creating.execute(owner, {
      title: words.title(rows),
      description: words.description,
      priority: plan.priority,
      city: place.city,
      state: place.state as 'NY',
      zip: place.zip,
      address: `${plan.houseNumber} ${place.street}`,
      closingDate:
        plan.closingInDays === null ? null : plainDate(new Date(now.getTime() + plan.closingInDays * DAY_MS)),
      loanProgram: plan.loanProgram,
      lender: plan.loanProgram === null || plan.loanProgram === 'cash' ? null : random.pick(LENDERS),
      caseNumber:
        plan.loanProgram === 'fha' ? `${random.between(100, 999)}-${random.between(1_000_000, 9_999_999)}` : null,
      settlementAgent: random.pick(AGENTS),
      yearBuilt: random.between(1921, 2004),
      conditions: rows.map((row, index) => this.conditionOf(row, owner, { random, page: 3 + index })),
    });
    const bidders = DEMO_CONTRACTORS.filter(
      (contractor) => contractor.login !== UNVERIFIED_LOGIN && regionOf(contractor.zip) === regionOf(place.zip),
    )
      .map((contractor) => people.get(contractor.login))
      .filter((person) => person !== undefined);
    const first = rows[0];
    if (first) await this.help.files.photo(owner, project.id, first.category);
    await this.help.files.appraisal(
      owner,
      project.id,
      `${plan.houseNumber} ${place.street}, ${place.city}`,
      rows.map((row) => row[owner.person.locale].quote),
    );
    return { plan, owner, bidders, rows, random, posted, now, project };
  }

  private conditionOf(
    row: AppraisalRow,
    owner: SeededPerson,
    { random, page }: { readonly random: SeededRandom; readonly page: number },
  ) {
    const words = row[owner.person.locale];
    return {
      title: words.defect.replace(/\.$/, ''),
      source: 'appraisal' as const,
      kind: 'repair' as const,
      quote: words.quote,
      page,
      category: row.category,
      location: words.location,
      scope: words.title,
      responsibleParty: random.pick(['seller', 'seller', 'either', 'buyer'] as const),
      estimatedCostCents: usualCost(row, random),
    };
  }

  private step(stage: Stage, story: Story): Promise<void> {
    const steps: Partial<Record<Stage, () => Promise<void>>> = {
      one_bid: () => this.bids(story),
      accepted: () => this.accept(story),
      held: () => this.pay(story, 1),
      started: () => this.start(story),
      some_evidence: () => this.prove(story, Math.ceil(story.project.conditions.length / 2), 0.45),
      submitted: () => this.submit(story),
      changes_requested: () => this.requestChanges(story),
      completed: () => this.endings.complete(story),
    };
    return steps[stage]?.() ?? Promise.resolve();
  }

  private async branch(story: Story): Promise<void> {
    const { plan, owner, project } = story;
    if (plan.stage === 'partly_paid') await this.pay(story, 2);
    if (plan.stage === 'returned') await this.endings.sendBack(story, 0.75);
    if (plan.stage === 'disputed') await this.endings.quarrels.overWork(story);
    if (plan.stage === 'no_show_contested') await this.endings.quarrels.overDay(story);
    if (plan.stage === 'invoiced') await this.endings.approve(story);
    if (plan.stage === 'cancelled_open' || plan.stage === 'cancelled_refunded') {
      this.at(story, 0.5);
      await this.work.cancel(owner, project.id, {});
      await this.help.payments.settle();
    }
  }

  private at(story: Story, part: number): void {
    this.help.clock.set(instantIn(story, part));
  }

  private async bids(story: Story): Promise<void> {
    const { plan, bidders } = story;
    const chosen = plan.stage === 'one_bid' ? bidders.slice(0, 1) : bidders.slice(0, 3);
    for (const [index, bidder] of chosen.entries()) {
      this.at(story, 0.05 + index * 0.04);
      await this.bid(story, bidder, plan.stage === 'bids_with_gap' ? index : 0);
    }
  }

  /** `gaps` conditions, from the last one on, are left out. */
  private async bid(story: Story, bidder: Actor & SeededPerson, gaps: number): Promise<void> {
    const { plan, project, random, owner } = story;
    const words = wordsOf(bidder.person.locale);
    const left = Math.min(gaps, project.conditions.length - 1);
    const lines = project.conditions.map((condition, index) => {
      const included = index < project.conditions.length - left;
      const price = Math.max(
        50,
        Math.round(((condition.estimatedCostCents ?? 50_000) * random.between(85, 115)) / 100_000) * 1000,
      );
      return {
        conditionId: condition.id,
        included,
        amountCents: included ? price : 0,
        note: included ? null : words.excluded,
      };
    });
    const { start, days } = scheduleOf({ ...story, state: stateOf(story) });
    const takesLater = random.between(0, 3) === 0 && owner.role === 'agent';
    await this.bidding.place(bidder, project.id, {
      amountCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
      timeline: words.timeline(days),
      workDescription: words.work,
      materials: null,
      startDate: start,
      durationDays: days,
      acceptsAtClosing: takesLater || plan.isAtClosing,
      lines,
    });
  }

  private async accept(story: Story): Promise<void> {
    this.at(story, 0.2);
    const bid = await this.help.firstBid(story.owner, story.project.id);
    const known = { acknowledgedGaps: bid.gaps, acknowledgedFinishDate: bid.finishDate };
    await this.accepting.execute(story.owner, bid.id, { ...this.termsOf(story), ...known });
    story.project = await this.help.read(story.owner, story.project.id);
  }

  private termsOf({ plan, project }: Story): Pick<AcceptBidInput, 'paymentTiming' | 'settlementAgent'> {
    if (!plan.isAtClosing) return { paymentTiming: 'upfront', settlementAgent: null };
    const agent = { name: 'Renata Whitlock', email: 'closings@example.com', fileNumber: `HV-${plan.houseNumber}` };
    return { paymentTiming: 'at_closing', settlementAgent: { ...agent, company: project.settlementAgent } };
  }

  /** Pays the `parts`-th part of the whole. */
  private async pay(story: Story, parts: number): Promise<void> {
    this.at(story, 0.25);
    const due = story.project.payment?.dueCents ?? 0;
    const card = story.plan.stage === 'charged_back' ? DISPUTED_CARD : undefined;
    await this.help.payments.pay(story.owner, {
      projectId: story.project.id,
      amountCents: cents(Math.floor(due / parts)),
      card,
    });
    story.project = await this.help.read(story.owner, story.project.id);
  }

  private async start(story: Story): Promise<void> {
    this.at(story, STARTS_AT);
    await this.work.start(contractorOf(story), story.project.id);
    story.project = await this.help.read(story.owner, story.project.id);
  }

  private async prove(story: Story, upTo: number, part: number): Promise<void> {
    const contractor = contractorOf(story);
    for (const condition of story.project.conditions.slice(0, upTo)) {
      if (condition.state !== 'in_work' && condition.state !== 'returned') continue;
      this.at(story, part);
      await this.help.files.evidence(contractor, story.project.id, condition);
      await this.review.prove(contractor, condition.id);
    }
    story.project = await this.help.read(story.owner, story.project.id);
  }

  private async submit(story: Story): Promise<void> {
    await this.prove(story, story.project.conditions.length, 0.55);
    this.at(story, HANDED_IN_AT);
    await this.work.submit(contractorOf(story), story.project.id);
    story.project = await this.help.read(story.owner, story.project.id);
  }

  private async requestChanges(story: Story): Promise<void> {
    if (story.plan.stage === 'changes_requested') await this.endings.sendBack(story, 0.8);
  }
}
