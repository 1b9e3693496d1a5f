import { Injectable } from '@nestjs/common';
import type { Actor, Cents, PaymentTiming, PlainDate, ProjectNameFacts } from '@cw/domain';

/** What stands of a project's money and days as it is read, as far as one reader may know. */
export interface MatterTerms {
  /** How the work is paid; null before a bid is accepted, and for whoever is no party of it. */
  readonly paymentTiming: PaymentTiming | null;
  /** Who is hired, by what that contractor is known; empty for whoever is no party, and once that account has ended. */
  readonly contractor: string;
  /** By which number the work was paid at closing. */
  readonly paidInvoice: string | null;
  readonly startsOn: PlainDate | null;
  readonly closesOn: PlainDate | null;
  /** What the client means to spend. */
  readonly budgetCents: Cents | null;
  /** What is in escrow for it. */
  readonly heldCents: Cents | null;
  /** The price that both sides agreed on, with what was changed of it since. */
  readonly agreedCents: Cents | null;
  /** Until when the client can review the work. */
  readonly reviewDueAt: string | null;
  /** Until when each side of an open dispute can say what it has to say. */
  readonly caseDueAt: string | null;
  /** Where the house is. */
  readonly timeZone: string;
}

/** What a project or a request is called by beside its own title, as far as one reader may know. */
export interface MatterFacts extends Omit<ProjectNameFacts, 'title'> {
  /** Absent of a request, and for whoever may not know of them. */
  readonly terms?: MatterTerms;
}

/** By id; what nobody knows is absent. */
export type NamesReader = (actor: Actor, ids: readonly string[]) => Promise<ReadonlyMap<string, MatterFacts>>;

const NOBODY: NamesReader = () => Promise.resolve(new Map());

/**
 * By what those who are told of something call it: the house, and whose it is. The projects' side and the requests' answer
 * at start; notifications asks for each reader as it is read, so that nobody's street or name is kept with what others
 * were told.
 */
@Injectable()
export class MatterNames {
  private projects = NOBODY;
  private requests = NOBODY;

  projectsBy(reader: NamesReader): void {
    this.projects = reader;
  }

  requestsBy(reader: NamesReader): void {
    this.requests = reader;
  }

  ofProjects(actor: Actor, ids: readonly string[]): ReturnType<NamesReader> {
    return this.projects(actor, ids);
  }

  ofRequests(actor: Actor, ids: readonly string[]): ReturnType<NamesReader> {
    return this.requests(actor, ids);
  }
}
