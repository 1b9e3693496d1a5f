import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, PARTY_LIMITS } from '@cw/domain';
import { hashOfSecret, newSecret } from '../../common/auth/secret.js';
import { Clock } from '../../common/clock.js';
import type { Mail } from '../../common/mail/mail.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { SEND_INVITATION, type InvitationOrder } from './party-letters.js';
import { PartyLetterWriter } from './party-letter-writer.js';
import { PartyRepository } from './party.repository.js';

/** Sends what was ordered. A try that fails leaves a link that nobody has; the next makes another. */
@Injectable()
export class PartyPostman implements OnModuleInit {
  constructor(
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly parties: PartyRepository,
    private readonly writer: PartyLetterWriter,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mailer.define<InvitationOrder>(SEND_INVITATION, async ({ partyId }) => {
      const mail = await this.unitOfWork.run(() => this.write(partyId));
      if (mail) await this.mailer.deliver(mail);
    });
  }

  /** Nothing for whoever was removed, or accepted, in between. */
  private async write(partyId: string): Promise<Mail | undefined> {
    const party = await this.parties.findForUpdate(partyId);
    if (party?.state !== 'pending') return undefined;
    const token = newSecret();
    party.tokenHash = hashOfSecret(token);
    party.expiresAt = new Date(this.clock.now().getTime() + PARTY_LIMITS.invitationDays * DAY_MS);
    await this.parties.save(party);
    return this.writer.write(party, token);
  }
}
