import { Injectable } from '@nestjs/common';
import type { Actor, Cents, Locale, PlainDate } from '@cw/domain';

/** A bid, as far as whoever is told of it may know. */
export interface ToldBid {
  /** By what its contractor is known; empty once that account has ended. */
  readonly who: string;
  readonly amountCents: Cents;
  /** How many of the repairs it prices, and of how many. */
  readonly covered: number;
  readonly total: number;
  /** Null without planned days. */
  readonly finishesOn: PlainDate | null;
}

/** A message, as its reader's thread shows it. */
export interface ToldMessage {
  readonly who: string;
  /** What it says: as it was typed, or a quick reply in its reader's language. */
  readonly bodyIn: (locale: Locale) => string;
}

/** A question on a project, as its reader's list shows it. */
export interface ToldQuestion {
  /** Empty for whoever may not know who asked. */
  readonly who: string;
  readonly body: string;
  /** Empty as long as it has none. */
  readonly answer: string;
}

/** What a change order is called by: its first line, and how many others it has. */
export interface ToldChange {
  readonly title: string;
  readonly more: number;
}

/** By id; what the reader may not know of is absent. */
export type ToldReader<T> = (actor: Actor, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/**
 * What bids, messages, questions and change orders say, for those who are told of them. Their modules answer at start;
 * notifications asks as it is read, so that nobody's words or prices are kept with what others were told.
 */
@Injectable()
export class ToldFacts {
  private bids: ToldReader<ToldBid> = () => Promise.resolve(new Map());
  private messages: ToldReader<ToldMessage> = () => Promise.resolve(new Map());
  private questions: ToldReader<ToldQuestion> = () => Promise.resolve(new Map());
  private changes: ToldReader<ToldChange> = () => Promise.resolve(new Map());

  bidsBy(reader: ToldReader<ToldBid>): void {
    this.bids = reader;
  }

  messagesBy(reader: ToldReader<ToldMessage>): void {
    this.messages = reader;
  }

  questionsBy(reader: ToldReader<ToldQuestion>): void {
    this.questions = reader;
  }

  changesBy(reader: ToldReader<ToldChange>): void {
    this.changes = reader;
  }

  ofBids(actor: Actor, ids: readonly string[]): ReturnType<ToldReader<ToldBid>> {
    return this.bids(actor, ids);
  }

  ofMessages(actor: Actor, ids: readonly string[]): ReturnType<ToldReader<ToldMessage>> {
    return this.messages(actor, ids);
  }

  ofChanges(actor: Actor, ids: readonly string[]): ReturnType<ToldReader<ToldChange>> {
    return this.changes(actor, ids);
  }

  ofQuestions(actor: Actor, ids: readonly string[]): ReturnType<ToldReader<ToldQuestion>> {
    return this.questions(actor, ids);
  }
}
