import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner's word to a contractor that its bid is wanted. */
@Entity('bid_invitation')
export class BidInvitationEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'contractor_id' })
  contractorId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
