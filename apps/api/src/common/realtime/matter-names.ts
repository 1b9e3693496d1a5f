import { Injectable } from '@nestjs/common';
import type { Actor, Cents, ClosingPayer, PaymentTiming, PlainDate, ProjectNameFacts } from '@cw/domain';

/** What stands of the invoice of work that is paid at closing. */
export interface InvoiceTold {
  /** Null before it is issued. */
  readonly number: string | null;
  readonly payer: ClosingPayer;
  readonly dueOn: PlainDate | null;
  /** The closing that should have paid it did not take place. */
  readonly hasFallenThrough: boolean;
}

/** What stands of a project's money and days as it is read, as far as one reader may know. */
export interface MatterTerms {
  /** How the work is paid; null before a bid is accepted, and for whoever is no party of it. */
  readonly paymentTiming: PaymentTiming | null;
  /** Who is hired, by what that contractor is known; empty for whoever is no party, and once that account has ended. */
  readonly contractor: string;
  /** By which number the work was paid at closing. */
  readonly paidInvoice: string | null;
  /** And on which day. */
  readonly paidOn: PlainDate | null;
  /** Null where the work is not paid at closing, and once its invoice is void. */
  readonly invoice: InvoiceTold | null;
  /** Who declined the invoice last; with whom the client closes is nothing of the contractor's. */
  readonly declinedBy: string | null;
  readonly startsOn: PlainDate | null;
  /** Null also once that closing fell through. */
  readonly closesOn: PlainDate | null;
  /** What the client means to spend. */
  readonly budgetCents: Cents | null;
  /** What is in escrow for it. */
  readonly heldCents: Cents | null;
  /** The contractor was paid all of it. */
  readonly isReleased: boolean;
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
