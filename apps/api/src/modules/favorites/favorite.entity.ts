import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A contractor whom somebody keeps in mind. */
@Entity('favorite')
export class FavoriteEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('uuid', { name: 'contractor_id' })
  contractorId: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
