import { joinProject } from '../../../testing/join-project.js';
import { createPaymentsTest, type PaymentsTest } from '../../../testing/disputed-job.js';
import { proveAll } from '../../../testing/finished-job.js';
import {
  aContractor,
  aPerson,
  bidOn,
  ELSEWHERE,
  post,
  type Person,
  type PostedProject,
} from '../../../testing/market.js';

export { createPaymentsTest, type PaymentsTest };

/** Everybody who may look for their turn at one project. */
export const DEAL_ROLES = ['owner', 'decider', 'viewer', 'contractor', 'rival', 'outsider'] as const;
export type DealRole = (typeof DEAL_ROLES)[number];

const REASON = 'The paint comes off again.';

/** One house with everybody around it: who posted, who was invited, who was hired, who was not, and a stranger. */
export class Deal {
  bidId = '';
  isHired = false;

  private constructor(
    private readonly test: PaymentsTest,
    readonly people: Readonly<Record<DealRole, Person>>,
    readonly project: PostedProject,
  ) {}

  static async posted(test: PaymentsTest, overrides: object = {}): Promise<Deal> {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner, overrides);
    const people = {
      owner,
      decider: await aPerson(test, 'seller'),
      viewer: await aPerson(test, 'buyer'),
      contractor: await aContractor(test, { profile: ELSEWHERE }),
      rival: await aContractor(test, { profile: ELSEWHERE }),
      outsider: await aPerson(test, 'buyer'),
    };
    await joinProject(test, owner, { person: people.decider, projectId: project.id, right: 'decide' });
    await joinProject(test, owner, { person: people.viewer, projectId: project.id, right: 'view' });
    return new Deal(test, people, project);
  }

  /** Both contractors bid. */
  async bids(bid: Parameters<typeof bidOn>[3] = {}): Promise<this> {
    const fields = { acceptsAtClosing: true, ...bid.fields };
    await bidOn(this.test, this.people.rival, this.project, { fields });
    this.bidId = (await bidOn(this.test, this.people.contractor, this.project, { ...bid, fields })).id;
    return this;
  }

  async hired(paymentTiming: 'upfront' | 'at_closing', bid?: Parameters<typeof bidOn>[3]): Promise<this> {
    await this.bids(bid);
    const leftOut = this.project.conditions.filter(
      ({ number }) => bid?.prices !== undefined && bid.prices[number] === undefined,
    );
    await this.send('owner', `bids/${this.bidId}/accept`, {
      paymentTiming,
      ...(leftOut.length > 0 && { acknowledgedGaps: leftOut.map(({ id }) => id) }),
    });
    this.isHired = true;
    return this;
  }

  /** Hired, and all of it held. */
  async funded(bid?: Parameters<typeof bidOn>[3]): Promise<this> {
    await this.hired('upfront', bid);
    await this.pay(300_000);
    return this;
  }

  async started(): Promise<this> {
    await this.funded();
    await this.fire('contractor', 'start');
    return this;
  }

  async submitted(): Promise<this> {
    await this.started();
    await this.prove();
    await this.fire('contractor', 'submit');
    return this;
  }

  async approved(): Promise<this> {
    await this.submitted();
    await this.fire('owner', 'approve', { acceptRemaining: true });
    return this;
  }

  async disputed(): Promise<this> {
    await this.started();
    await this.fire('owner', 'dispute', { reason: REASON });
    return this;
  }

  async pay(amountCents: number, method?: string): Promise<void> {
    await this.test.pay(this.people.owner.user, this.project.id, amountCents, method);
  }

  async prove(): Promise<void> {
    await proveAll(this.test, { contractor: this.people.contractor, project: this.project });
  }

  fire(role: DealRole, event: string, body: object = {}) {
    return this.send(role, `projects/${this.project.id}/${event}`, body);
  }

  /** A step over HTTP, which must succeed; answers what it answers. */
  async send(role: DealRole, path: string, body: object = {}) {
    const answer = await this.test.http.post(`/api/${path}`).set(this.people[role].headers).send(body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
    return answer.body;
  }

  /** The newest case between its two sides. */
  async caseId(): Promise<string> {
    const path = `/api/projects/${this.project.id}/disputes`;
    return (await this.test.http.get(path).set(this.people.owner.headers)).body.items[0].id;
  }

  async reads(role: DealRole, path: string) {
    const answer = await this.test.http.get(`/api/${path}`).set(this.people[role].headers);
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.text}`);
    return answer.body;
  }

  /** The states of everything that hangs on the project, by the names of their lifecycles. */
  async states(): Promise<Record<string, string>[]> {
    return this.test.unitOfWork.manager.query(
      `SELECT 'project' AS machine, CASE WHEN status = 'in_progress' THEN status || '.' || work ELSE status END AS state
         FROM project WHERE id = $1
       UNION SELECT 'bid', status FROM bid WHERE project_id = $1
       UNION SELECT 'condition', state FROM condition WHERE project_id = $1
       UNION SELECT 'payment', state FROM milestone WHERE project_id = $1
       UNION SELECT 'dispute', state FROM dispute WHERE project_id = $1
       UNION SELECT 'changeOrder', state FROM change_order WHERE project_id = $1
       UNION SELECT 'invoice', state FROM invoice WHERE project_id = $1
       UNION SELECT 'noShow', state FROM no_show WHERE project_id = $1
       UNION SELECT 'invitation', state FROM project_party WHERE project_id = $1`,
      [this.project.id],
    );
  }
}
