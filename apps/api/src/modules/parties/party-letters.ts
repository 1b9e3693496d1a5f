import { Injectable } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { MAIL_QUEUES } from '../../common/mail/mail-queues.js';

export const SEND_INVITATION = MAIL_QUEUES.invitation;

export interface InvitationOrder {
  readonly partyId: string;
}

const DAY_SECONDS = 86_400;
/** Letters to addresses that somebody typed: enough for a dozen deals a day, too few to bother strangers with. */
export const INVITATION_RULE = { name: 'party-invitations', points: 60, seconds: DAY_SECONDS };

/** Orders invitations. A job makes the link at the moment of sending it, so its secret stands readable nowhere. */
@Injectable()
export class PartyLetters {
  constructor(private readonly jobs: Jobs) {}

  async order(partyId: string): Promise<void> {
    await this.jobs.enqueue(SEND_INVITATION, { partyId } satisfies InvitationOrder);
  }

  /** A letter that failed keeps to whom it was and what it was called. */
  async forget(partyIds: readonly string[]): Promise<void> {
    await this.jobs.forgetEach(
      SEND_INVITATION,
      partyIds.map((partyId) => ({ partyId })),
    );
  }
}
