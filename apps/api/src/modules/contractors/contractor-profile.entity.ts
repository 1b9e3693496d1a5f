import type { Cents, ProjectCategory } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import { CentsColumn } from '../../common/persistence/cents.column.js';

/** What a contractor says of itself; name, company and phone are its account's, whose id it shares. */
@Entity('contractor_profile')
export class ContractorProfileEntity extends BaseColumns {
  @Column('text', { array: true })
  trades: ProjectCategory[];

  @Column('text', { nullable: true })
  about: string | null;

  /** Null until the contractor says where it works; such a profile is not in the directory. */
  @Column('text', { nullable: true })
  zip: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  state: string | null;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('integer', { name: 'service_radius_miles' })
  serviceRadiusMiles: number;

  @Column('integer', { name: 'experience_years' })
  experienceYears: number;

  @CentsColumn({ name: 'liability_cover_cents' })
  liabilityCoverCents: Cents;

  @Column('text', { name: 'license_number', nullable: true })
  licenseNumber: string | null;

  @Column('text', { name: 'insurance_provider', nullable: true })
  insuranceProvider: string | null;

  @Column('date', { name: 'insurance_expires_on', nullable: true })
  insuranceExpiresOn: string | null;

  /** Mean of the reviews, kept by whoever writes them; null without any. */
  @Column('double precision', { nullable: true })
  rating: number | null;

  @Column('integer', { name: 'review_count', default: 0 })
  reviewCount: number;
}
