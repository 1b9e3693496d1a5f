import { newId } from '../../common/ids.js';
import type { TestApp } from '../../testing/index.js';
import type { Letter } from '../principals.js';
import { Intakes } from './intakes.js';
import { Secrets } from './marks.js';
import { Others } from './others.js';
import { OwnIntakes } from './own-intakes.js';
import { People, type Name } from './people.js';
import { Protection } from './protection.js';
import { ownProject, ProjectBuilder, STAGES, type BuiltProject } from './projects.js';

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
  private readonly ids: Readonly<Record<Kind, (object: string, letter: Letter) => string>> = {
    project: (object, letter) => this.project(object, letter).id,
    condition: (object, letter) => this.project(object, letter).conditions[0]?.id ?? '',
    bid: (object, letter) => this.bid(object, letter),
    change: (object, letter) => this.project(object === 'proposed' ? 'working' : missing(object), letter).change ?? '',
    party: (object, letter) => this.project(object === 'own' ? 'open' : object, letter).party ?? missing(object),
    invoice: (object, letter) => this.project(object, letter).invoice ?? missing(object),
    dispute: (object, letter) => this.project(object, letter).dispute ?? missing(object),
    offer: (object, letter) => this.project(object, letter).offer ?? missing(object),
    question: (object, letter) => this.project(object, letter).question ?? '',
    conversation: (object, letter) => this.project(object, letter).thread?.id ?? missing(object),
    message: (object, letter) => this.project(object, letter).thread?.message ?? missing(object),
    'message file': (object, letter) => this.project(object, letter).thread?.file ?? missing(object),
    review: (object, letter) => this.project(object, letter).review ?? missing(object),
    report: (object, letter) => this.project(object, letter).report ?? missing(object),
    file: (object, letter) => this.file(object, letter),
    session: (object, letter) => this.protection.sessionOf(object, letter),
    user: (object, letter) => this.people.get(this.nameOf(object, letter)).user.id,
    contractor: (object, letter) => this.people.get(this.nameOf(object, letter)).user.id,
    notification: (object, letter) => this.others.idOf('notification', object, letter),
    unsubscription: () => this.others.unsubscribeToken,
    payment: (object, letter) => this.others.idOf('payment', object, letter),
    milestone: (object, letter) => this.others.milestoneOf(this.project(object, letter).id),
    difference: (object) => this.others.differences[object] ?? missing(object),
    search: (object, letter) => this.others.idOf('search', object, letter),
    token: (object, letter) => this.others.idOf('token', object, letter),
    'paper kind': (object) => object,
    'paper file': () => this.others.paperFile,
    'support message': () => this.others.supportMessage,
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
    await world.intakes.build(world.people.get('M').user.id);
    await world.ownIntakes.build();
    return world;
  }

  /** The id that a row's object means for a principal: "own", "others", "unknown", a stage of a project … */
  idOf(kind: Kind, object: string, letter: Letter): string {
    return object === 'unknown' ? this.unknownId : this.ids[kind](object, letter);
  }

  /** The project that a row names; for one that nobody knows, the seller's open one. */
  project(object: string, letter: Letter): BuiltProject {
    const words = object.replace(/^others'? ?/, '');
    const stage = STAGES.find((known) => known === (words || 'open')) ?? 'open';
    const foreign = this.projects.find((project) => project.stage === stage && project.owner === 'client');
    return object.startsWith('others') && foreign ? foreign : ownProject(this.projects, stage, letter);
  }

  private bid(object: string, letter: Letter): string {
    const open = this.project('open', letter);
    const job = this.project('job', letter);
    const known: Record<string, string | null> = {
      pending: open.bid,
      withdrawn: open.withdrawnBid,
      won: job.awardedBid,
      lost: job.bid,
      others: this.project('others', letter).bid,
    };
    return known[object] ?? missing(object);
  }

  private file(object: string, letter: Letter): string {
    const known: Record<string, string | null> = {
      photo: this.project('open', letter).photo,
      paper: this.project('open', letter).paper,
      evidence: this.project('working', letter).evidence,
      exhibit: this.project('disputed', letter).exhibit,
      'others photo': this.project('others', letter).photo,
      'others paper': this.project('others', letter).paper,
      deleted: this.others.deletedFile,
    };
    return known[object] ?? missing(object);
  }

  private nameOf(object: string, letter: Letter): Name {
    if (object === 'own') return letter === 'a' ? 's' : letter;
    const known: Record<string, Name> = {
      'a client': 'client',
      'a contractor': 'contractor',
      'an admin': letter === 'M' ? 'm' : 'M',
      unverified: 'n',
      unproven: 'u',
      suspended: 'x',
      'the other side': 'dw'.includes(letter) ? 's' : 'd',
      closed: 'closed',
    };
    return known[object] ?? missing(object);
  }
}

function missing(object: string): never {
  throw new Error(`The world has no "${object}"`);
}
