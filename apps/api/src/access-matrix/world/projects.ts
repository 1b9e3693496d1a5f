import { ReportedContentEntity } from '../../modules/reports/index.js';
import { UserEntity } from '../../modules/users/index.js';
import type { TestApp } from '../../testing/index.js';
import { bidOn, conditionInput, post, type Person } from '../../testing/market.js';
import { aPhoto, PDF, upload } from '../../testing/uploads.js';
import { asPrincipals, type Principal } from '../principals.js';
import { openDispute, proposeRuling } from './disputes.js';
import type { Secrets } from './marks.js';
import { reportNoShow } from './no-shows.js';
import { BID_ON, DISPUTED, OWNERS_OF, STAGES, TALKED, WITHOUT_SHOW, type BuiltProject, type Stage } from './stages.js';
import { writeThread } from './threads.js';
import type { Name, People } from './people.js';

type SecretFields = Record<
  'address' | 'lender' | 'loanOfficer' | 'caseNumber' | 'settlementAgent' | 'principal',
  string
>;

/** Every field that a post may have, so that what an answer leaves out is left out on purpose. */
const EVERYTHING = {
  conditions: [conditionInput()],
  budgetCents: 100_000,
  maxBudgetCents: 500_000,
  specialRequirements: 'Call before you come.',
  yearBuilt: 1968,
};

type Building = { -readonly [K in keyof BuiltProject]: BuiltProject[K] };

/** Makes every project through the API, as its people would. */
export class ProjectBuilder {
  constructor(
    private readonly test: TestApp,
    private readonly people: People,
    private readonly secrets: Secrets,
  ) {}

  async build(): Promise<BuiltProject[]> {
    const built: BuiltProject[] = [];
    for (const stage of STAGES) for (const owner of OWNERS_OF[stage]) built.push(await this.project(stage, owner));
    return built;
  }

  private async project(stage: Stage, owner: Name): Promise<BuiltProject> {
    const person = this.people.get(owner);
    const secret = {
      address: this.secrets.mark(),
      lender: this.secrets.mark(),
      loanOfficer: this.secrets.mark(),
      caseNumber: this.secrets.mark(),
      settlementAgent: this.secrets.mark(),
    };
    const onBehalfOf = { name: this.secrets.mark(), role: 'seller' };
    const posted = await post(this.test, person, { ...EVERYTHING, ...secret, onBehalfOf });
    const nothing = {
      bid: null,
      withdrawnBid: null,
      awardedBid: null,
      photo: null,
      paper: null,
      evidence: null,
      change: null,
      question: null,
      review: null,
      report: null,
      party: null,
      dispute: null,
      offer: null,
      noShow: null,
      exhibit: null,
      invoice: null,
      thread: null,
    };
    const project: Building = { ...posted, ...nothing, stage, owner };
    this.keepSecrets(project, { ...secret, principal: onBehalfOf.name });
    await this.takeBids(project);
    await this.reach(project);
    await this.talk(project);
    return project;
  }

  private keepSecrets(project: Building, { address, principal, ...lending }: SecretFields): void {
    const relations = this.relationsOf(project);
    this.secrets.keep('project id', project.id, relations);
    this.secrets.keep('project address', address, relations);
    this.secrets.keep('project principal', principal, relations);
    for (const value of Object.values(lending)) this.secrets.keep('project lender', value, relations);
    for (const { id } of project.conditions) this.secrets.keep('condition id', id, relations);
  }

  private relationsOf({ stage, owner }: Building) {
    const isAwarded = owner !== 'client' && !['open', 'cancelled'].includes(stage);
    return {
      owner: asPrincipals(owner),
      bidders: owner !== 'client' && BID_ON.includes(stage) ? asPrincipals('bidder') : [],
      awarded: isAwarded ? asPrincipals('awarded') : [],
      isOpen: stage === 'open',
    };
  }

  /** On other people's projects another contractor bids, so that ours are strangers there. */
  private async takeBids(project: Building): Promise<void> {
    const { stage, owner } = project;
    const rival: Name = owner === 'client' ? 'contractor' : 'bidder';
    if (stage === 'open') {
      await this.giveFiles(project);
      await this.invite(project);
      project.withdrawnBid = await this.bid(project, rival);
      await this.fire(this.people.get(rival), `bids/${project.withdrawnBid}/withdraw`);
    }
    if (stage === 'open') await this.ask(project, rival);
    if (BID_ON.includes(stage)) project.bid = await this.bid(project, rival);
    if (stage !== 'open' && stage !== 'cancelled') await this.award(project);
  }

  private async award(project: Building): Promise<void> {
    const { stage, owner, bid } = project;
    project.awardedBid =
      owner === 'client' ? (bid ?? (await this.bid(project, 'contractor'))) : await this.bid(project, 'awarded');
    const paymentTiming = stage === 'unpaid' ? 'upfront' : 'at_closing';
    const settlementAgent = paymentTiming === 'at_closing' ? this.settlementAgent(project) : null;
    await this.fire(this.people.get(owner), `bids/${project.awardedBid}/accept`, { paymentTiming, settlementAgent });
    if (settlementAgent) await this.keepInvoice(project);
  }

  private settlementAgent(project: Building): object {
    const [name, company, mailbox, fileNumber] = Array.from({ length: 4 }, () => this.secrets.mark());
    for (const word of [name, company, mailbox, fileNumber])
      this.secrets.keep('settlement agent', word ?? '', this.relationsOf(project));
    return { name, company, email: `${mailbox}@example.com`, fileNumber };
  }

  private async keepInvoice(project: Building): Promise<void> {
    const { headers } = this.people.get(project.owner);
    const answer = await this.test.http.get(`/api/projects/${project.id}/invoice`).set(headers).expect(200);
    project.invoice = answer.body.id;
    this.secrets.keep('invoice id', answer.body.id, this.relationsOf(project));
  }

  private async bid(project: Building, name: Name): Promise<string> {
    const words = this.secrets.mark();
    const fields = { workDescription: `${words} and everything else`, acceptsAtClosing: true };
    const { id } = await bidOn(this.test, this.people.get(name), project, { fields });
    const relations = { ...this.relationsOf(project), bidder: asPrincipals(name) };
    this.secrets.keep('bid id', id, relations);
    this.secrets.keep('bid words', words, relations);
    return id;
  }

  private async invite(project: Building): Promise<void> {
    const [email, name] = [`${this.secrets.mark()}@example.com`, this.secrets.mark()];
    const { user, headers } = this.people.get(project.owner);
    const users = this.test.unitOfWork.repository(UserEntity);
    // Whose address is unconfirmed may not invite: its invitation is older than its new address.
    await users.update(user.id, { emailVerifiedAt: this.test.clock.now() });
    const invited = { email, name, role: 'seller', right: 'view' };
    const answer = await this.test.http.post(`/api/projects/${project.id}/parties`).set(headers).send(invited);
    await users.update(user.id, { emailVerifiedAt: user.emailVerifiedAt });
    if (answer.status !== 201) throw new Error(`The invitation was refused: ${answer.text}`);
    project.party = answer.body.id;
    this.secrets.keep('party id', answer.body.id, this.relationsOf(project));
    for (const word of [email.slice(0, email.indexOf('@')), name])
      this.secrets.keep('party words', word, this.relationsOf(project));
  }

  private async ask(project: Building, name: Name): Promise<void> {
    const body = this.secrets.mark();
    const path = `/api/projects/${project.id}/questions`;
    const answer = await this.test.http.post(path).set(this.people.get(name).headers).send({ body });
    if (answer.status !== 201) throw new Error(`The question was refused: ${answer.text}`);
    project.question = answer.body.id;
    this.secrets.keep('question id', answer.body.id, this.relationsOf(project));
    this.secrets.keep('question words', body, this.relationsOf(project));
  }

  private async talk(project: Building): Promise<void> {
    const { stage, owner } = project;
    if (!TALKED.includes(stage)) return;
    const ours: Name = stage === 'open' ? 'bidder' : 'awarded';
    const name = owner === 'client' ? 'contractor' : ours;
    const bidder = asPrincipals(name);
    const around = { test: this.test, secrets: this.secrets, relations: { ...this.relationsOf(project), bidder } };
    project.thread = await writeThread(around, this.people.get(name), project.id);
  }

  private async giveFiles(project: Building): Promise<void> {
    const owner = this.people.get(project.owner);
    project.photo = await this.file(owner, project, { kind: 'photo' });
    project.paper = await this.file(owner, project, { kind: 'document' });
    this.secrets.keep('photo id', project.photo, this.relationsOf(project));
    this.secrets.keep('paper id', project.paper, this.relationsOf(project));
  }

  private async reach(project: Building): Promise<void> {
    const [owner, contractor] = [this.people.get(project.owner), this.people.get('awarded')];
    const [condition] = project.conditions;
    const path = `projects/${project.id}`;
    const steps: (() => Promise<unknown>)[] = [
      () => this.fire(contractor, `${path}/start`).then(() => this.giveEvidence(project, contractor)),
      () => this.fire(contractor, `conditions/${condition?.id}/evidence`),
      () => this.fire(contractor, `${path}/submit`),
      () => this.fire(owner, `conditions/${condition?.id}/accept`),
      () => this.fire(owner, `${path}/approve`),
      () => this.review(project, owner, contractor),
    ];
    if (project.stage === 'cancelled') await this.fire(owner, `${path}/cancel`);
    if (WITHOUT_SHOW.includes(project.stage)) return this.withoutShow(project, { owner, contractor });
    const first = STAGES.indexOf('working');
    const isDisputed = DISPUTED.includes(project.stage);
    const depth = isDisputed ? 1 : STAGES.indexOf(project.stage) - first + 1;
    for (const step of steps.slice(0, Math.max(0, depth))) await step();
    if (isDisputed) await this.disputed(project, { owner, contractor });
    if (project.stage === 'working') await this.change(project, contractor);
  }

  private async disputed(project: Building, sides: { owner: Person; contractor: Person }): Promise<void> {
    const around = { test: this.test, secrets: this.secrets, relations: this.relationsOf(project) };
    Object.assign(project, await openDispute(around, sides, project.id));
    if (project.stage === 'proposed')
      await proposeRuling(this.test, project.dispute ?? '', this.people.get('staffWithoutFactor'));
  }

  private async withoutShow(project: Building, sides: { owner: Person; contractor: Person }): Promise<void> {
    const around = { test: this.test, secrets: this.secrets, relations: this.relationsOf(project) };
    project.noShow = await reportNoShow(around, { ...sides, staff: this.people.get('staff') }, project);
  }

  private async review(project: Building, owner: Person, contractor: Person): Promise<void> {
    const words = this.secrets.mark();
    const path = `/api/projects/${project.id}/reviews`;
    const write = (person: Person, body: string) =>
      this.test.http.post(path).set(person.headers).send({ rating: 5, body }).expect(201);
    await write(contractor, 'They answered at once.');
    const { body } = await write(owner, `${words} and everything else`);
    project.review = body.items.find(({ side }: { side: string }) => side === 'client').id;
    this.secrets.keep('review id', project.review ?? '', this.relationsOf(project));
    this.secrets.keep('review words', words, this.relationsOf(project));
    await this.report(project, contractor);
  }

  private async report(project: Building, contractor: Person): Promise<void> {
    const reason = this.secrets.mark();
    const path = `/api/reviews/${project.review}/report`;
    await this.test.http.post(path).set(contractor.headers).send({ reason }).expect(204);
    const reported = this.test.unitOfWork.repository(ReportedContentEntity);
    project.report = (await reported.findOneByOrFail({ reviewId: project.review ?? '' })).id;
    this.secrets.keep('report id', project.report, this.relationsOf(project));
    this.secrets.keep('report words', reason, this.relationsOf(project));
  }

  private async change(project: Building, contractor: Person): Promise<void> {
    const reason = this.secrets.mark();
    const path = `/api/projects/${project.id}/change-orders`;
    const answer = await this.test.http.post(path).set(contractor.headers).send({ reason, days: 1 });
    if (answer.status !== 201) throw new Error(`The change was refused: ${answer.text}`);
    project.change = answer.body.id;
    this.secrets.keep('change id', answer.body.id, this.relationsOf(project));
    this.secrets.keep('change words', reason, this.relationsOf(project));
  }

  private async giveEvidence(project: Building, contractor: Person): Promise<void> {
    for (const kind of ['before', 'after']) {
      project.evidence = await this.file(contractor, project, { kind, conditionId: project.conditions[0]?.id ?? '' });
      this.secrets.keep('evidence id', project.evidence, this.relationsOf(project));
    }
  }

  private async file(person: Person, project: Building, form: { kind: string; conditionId?: string }): Promise<string> {
    const file = form.kind === 'document' ? { content: PDF, name: 'report.pdf' } : { content: await aPhoto() };
    const answer = await upload(this.test, person, { projectId: project.id, ...form, ...file });
    if (answer.status !== 201) throw new Error(`The file was refused: ${answer.text}`);
    return answer.body.id;
  }

  private async fire(person: Person, path: string, body: object = {}): Promise<void> {
    const answer = await this.test.http.post(`/api/${path}`).set(person.headers).send(body);
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.text}`);
  }
}

/** Whose project of a stage a principal means by its own: its own if it has one, else the seller's. */
export function ownProject(projects: readonly BuiltProject[], stage: Stage, principal: Principal): BuiltProject {
  const of = (owner: Name): BuiltProject | undefined =>
    projects.find((project) => project.stage === stage && project.owner === owner);
  const found = of(principal) ?? of('seller');
  if (!found) throw new Error(`The seller has no project that is ${stage}`);
  return found;
}
