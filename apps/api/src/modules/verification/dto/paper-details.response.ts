import { ApiProperty } from '@nestjs/swagger';
import {
  CONTRACTOR_LIMITS,
  PAPER_LIMITS,
  PROJECT_CATEGORIES,
  TAX_CLASSES,
  type ProjectCategory,
  type TaxClass,
} from '@cw/domain';
import { ShownCents, ShownList, ShownState, ShownText } from '../../../common/openapi/shown.js';

const { nameMax, policyNumberMax } = PAPER_LIMITS;

/** A license as staff approved it. */
export class HeldLicenseView {
  @ShownState()
  state: string;

  @ApiProperty({ enum: PROJECT_CATEGORIES, description: 'other: a general license, for every trade.' })
  trade: ProjectCategory;

  @ApiProperty({ format: 'date', description: 'Its own last day.' })
  expiresOn: string;
}

export class LicenseView extends HeldLicenseView {
  @ShownText(CONTRACTOR_LIMITS.licenseNumberMax, 'NY-4471')
  number: string;
}

export class InsuranceView {
  @ShownText(nameMax, 'Diaz Repairs LLC')
  insuredName: string;

  @ShownText(CONTRACTOR_LIMITS.insuranceProviderMax, 'Acme Mutual')
  insurer: string;

  @ShownText(policyNumberMax, 'CM-4471-0093')
  policyNumber: string;

  @ShownCents({ example: 100_000_000 })
  eachOccurrenceCents: number;

  @ApiProperty({ format: 'date' })
  effectiveOn: string;

  @ApiProperty({ format: 'date' })
  expiresOn: string;
}

export class BackgroundCheckView {
  @ShownText(nameMax, 'Checkr')
  provider: string;

  @ApiProperty({ format: 'date' })
  completedOn: string;
}

export class TaxFormView {
  @ShownText(nameMax, 'Marco Diaz')
  name: string;

  @ShownText(nameMax, 'Diaz Repairs', { nullable: true })
  businessName: string | null;

  @ApiProperty({ enum: TAX_CLASSES, enumName: 'TaxClass' })
  taxClass: TaxClass;

  @ApiProperty({ format: 'date' })
  signedOn: string;
}

/** What stands beside a paper: the one that is of its kind. */
export class PaperDetails {
  @ShownList(LicenseView, PAPER_LIMITS.licensesMax, { nullable: true })
  licenses: LicenseView[] | null;

  @ApiProperty({ type: InsuranceView, nullable: true })
  insurance: InsuranceView | null;

  @ApiProperty({ type: BackgroundCheckView, nullable: true })
  backgroundCheck: BackgroundCheckView | null;

  @ApiProperty({ type: TaxFormView, nullable: true })
  w9: TaxFormView | null;
}
