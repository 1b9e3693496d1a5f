import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PartyEntity } from './party.entity.js';

@Injectable()
export class PartyRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  find(id: string): Promise<PartyEntity | null> {
    return this.parties.findOneBy({ id });
  }

  findForUpdate(id: string): Promise<PartyEntity | null> {
    return this.parties.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findByTokenHash(tokenHash: Buffer): Promise<PartyEntity | null> {
    return this.parties.findOneBy({ tokenHash });
  }

  /** In the order of their invitation. */
  ofProject(projectId: string): Promise<PartyEntity[]> {
    return this.parties.find({ where: { projectId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  ofPerson(userId: string): Promise<PartyEntity[]> {
    return this.parties.find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  invitedBy(userId: string): Promise<PartyEntity[]> {
    return this.parties.find({ where: { invitedBy: userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  save(party: PartyEntity): Promise<PartyEntity> {
    return this.parties.save(party);
  }

  async delete(id: string): Promise<void> {
    await this.parties.delete({ id });
  }

  /** What a person who leaves wrote of others, and what is known of them; whoever joined stays, nameless. */
  async forget(userId: string): Promise<void> {
    await this.parties.delete({ invitedBy: userId, state: 'pending' });
    await this.parties.update({ invitedBy: userId }, { name: null });
    await this.parties.delete({ userId });
  }

  async forgetAddress(email: string): Promise<void> {
    await this.parties.delete({ email, state: 'pending' });
  }

  private get parties() {
    return this.unitOfWork.repository(PartyEntity);
  }
}
