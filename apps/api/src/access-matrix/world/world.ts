import { newId } from '../../common/ids.js';
import type { TestApp } from '../../testing/index.js';
import type { Principal } from '../principals.js';
import { Intakes } from './intakes.js';
import { Secrets } from './marks.js';
import { Others } from './others.js';
import { OwnIntakes } from './own-intakes.js';
import { People, type Name } from './people.js';
import { Protection } from './protection.js';
import { ownProject, ProjectBuilder } from './projects.js';
import { STAGES, type BuiltProject } from './stages.js';

/** What an id names. */
export type Kind =
  | 'project'
  | 'condition'
  | 'bid'
  | 'change'
  | 'question'
  | 'conversation'
  | 'message'
  | 'message file'
  | 'review'
  | 'report'
  | 'party'
  | 'invoice'
  | 'dispute'
  | 'offer'
  | 'no show'
  | 'file'
  | 'user'
  | 'contractor'
  | 'notification'
  | 'unsubscription'
  | 'payment'
  | 'milestone'
  | 'difference'
  | 'search'
  | 'token'
  | 'session'
  | 'paper kind'
  | 'paper file'
  | 'support message'
  | 'mail'
  | 'intake'
  | 'ownIntake';

/** People, projects and what hangs on them, made through the API; every principal is related to some and not to others. */
export class World {
  readonly secrets = new Secrets();
  readonly people: People;
  private projects: readonly BuiltProject[] = [];
  readonly others: Others;
  readonly protection: Protection;
  readonly intakes: Intakes;
  readonly ownIntakes: OwnIntakes;
  private readonly unknownId = newId();
  private readonly ids: Readonly<Record<Kind, (object: string, principal: Principal) => string>> = {
    project: (object, principal) => this.project(object, principal).id,
    condition: (object, principal) => this.project(object, principal).conditions[0]?.id ?? '',
    bid: (object, principal) => this.bid(object, principal),
    change: (object, principal) =>
      this.project(object === 'proposed' ? 'working' : missing(object), principal).change ?? '',
    party: (object, principal) => this.project(object === 'own' ? 'open' : object, principal).party ?? missing(object),
    invoice: (object, principal) => this.project(object, principal).invoice ?? missing(object),
    dispute: (object, principal) => this.project(object, principal).dispute ?? missing(object),
    offer: (object, principal) => this.project(object, principal).offer ?? missing(object),
    'no show': (object, principal) => this.project(object, principal).noShow ?? missing(object),
    question: (object, principal) => this.project(object, principal).question ?? '',
    conversation: (object, principal) => this.project(object, principal).thread?.id ?? missing(object),
    message: (object, principal) => this.project(object, principal).thread?.message ?? missing(object),
    'message file': (object, principal) => this.project(object, principal).thread?.file ?? missing(object),
    review: (object, principal) => this.project(object, principal).review ?? missing(object),
    report: (object, principal) => this.project(object, principal).report ?? missing(object),
    file: (object, principal) => this.file(object, principal),
    session: (object, principal) => this.protection.sessionOf(object, principal),
    user: (object, principal) => this.people.get(this.nameOf(object, principal)).user.id,
    contractor: (object, principal) => this.people.get(this.nameOf(object, principal)).user.id,
    notification: (object, principal) => this.others.idOf('notification', object, principal),
    unsubscription: () => this.others.unsubscribeToken,
    payment: (object, principal) => this.others.idOf('payment', object, principal),
    milestone: (object, principal) => this.others.milestoneOf(this.project(object, principal).id),
    difference: (object) => this.others.differences[object] ?? missing(object),
    search: (object, principal) => this.others.idOf('search', object, principal),
    token: (object, principal) => this.others.idOf('token', object, principal),
    'paper kind': (object) => object,
    'paper file': () => this.others.paperFile,
    'support message': () => this.others.supportMessage,
    mail: () => this.others.failedMail,
    intake: (object) => this.intakes.idOf(object),
    ownIntake: (object) => this.ownIntakes.idOf(object),
  };

  private constructor(test: TestApp) {
    this.people = new People(test, this.secrets);
    this.others = new Others(test, this.people, this.secrets);
    this.protection = new Protection(test, this.people, this.secrets);
    this.intakes = new Intakes(test, this.secrets);
    this.ownIntakes = new OwnIntakes(test, this.people, this.secrets);
  }

  static async build(test: TestApp): Promise<World> {
    const world = new World(test);
    await world.people.build();
    world.projects = await new ProjectBuilder(test, world.people, world.secrets).build();
    await world.protection.build();
    await world.others.build(world.projects);
    await world.intakes.build(world.people.get('staff').user.id);
    await world.ownIntakes.build();
    return world;
  }

  /** The id that a row's object means for a principal: "own", "others", "unknown", a stage of a project … */
  idOf(kind: Kind, object: string, principal: Principal): string {
    return object === 'unknown' ? this.unknownId : this.ids[kind](object, principal);
  }

  /** The project that a row names; for one that nobody knows, the seller's open one. */
  project(object: string, principal: Principal): BuiltProject {
    const words = object.replace(/^others'? ?/, '');
    const stage = STAGES.find((known) => known === (words || 'open')) ?? 'open';
    const foreign = this.projects.find((project) => project.stage === stage && project.owner === 'client');
    return object.startsWith('others') && foreign ? foreign : ownProject(this.projects, stage, principal);
  }

  private bid(object: string, principal: Principal): string {
    const open = this.project('open', principal);
    const job = this.project('job', principal);
    const known: Record<string, string | null> = {
      pending: open.bid,
      withdrawn: open.withdrawnBid,
      won: job.awardedBid,
      lost: job.bid,
      others: this.project('others', principal).bid,
    };
    return known[object] ?? missing(object);
  }

  private file(object: string, principal: Principal): string {
    const known: Record<string, string | null> = {
      photo: this.project('open', principal).photo,
      paper: this.project('open', principal).paper,
      evidence: this.project('working', principal).evidence,
      exhibit: this.project('disputed', principal).exhibit,
      'others photo': this.project('others', principal).photo,
      'others paper': this.project('others', principal).paper,
      deleted: this.others.deletedFile,
    };
    return known[object] ?? missing(object);
  }

  private nameOf(object: string, principal: Principal): Name {
    if (object === 'own') return principal === 'visitor' ? 'seller' : principal;
    const known: Record<string, Name> = {
      'a client': 'client',
      'a contractor': 'contractor',
      'an admin': principal === 'staff' ? 'staffWithoutFactor' : 'staff',
      unverified: 'unapproved',
      unproven: 'unverifiedSeller',
      suspended: 'suspendedSeller',
      'the other side': principal === 'bidder' || principal === 'awarded' ? 'seller' : 'bidder',
      closed: 'closed',
    };
    return known[object] ?? missing(object);
  }
}

function missing(object: string): never {
  throw new Error(`The world has no "${object}"`);
}
