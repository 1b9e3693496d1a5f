import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_LIMITS,
  INTAKE_LIMITS,
  INVOICE_LIMITS,
  LOAN_PROGRAMS,
  PROJECT_LIMITS,
  SUBMITTER_ROLES,
  VERIFICATION_METHODS,
  type LoanProgram,
  type SubmitterRole,
  type VerificationMethod,
} from '@cw/domain';
import { ShownCents, ShownText } from '../../../common/openapi/shown.js';
import { PHONE_MAX } from '../../users/index.js';

const NULLABLE = { nullable: true } as const;
const DATE = { type: String, format: 'date', nullable: true } as const;

export class IntakeSettlementAgentView {
  @ShownText(INVOICE_LIMITS.nameMax, 'Grace Okafor')
  name: string;

  @ShownText(INVOICE_LIMITS.companyMax, 'Harbor Title', NULLABLE)
  company: string | null;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'closings@example.com', { ...NULLABLE, format: 'email' })
  email: string | null;

  @ShownText(INVOICE_LIMITS.fileNumberMax, 'HT-2026-1184', NULLABLE)
  fileNumber: string | null;
}

/** What a request says beyond what a list of requests shows. */
export class IntakeFields {
  @ApiProperty({
    type: 'integer',
    minimum: PROJECT_LIMITS.yearBuiltMin,
    maximum: PROJECT_LIMITS.yearBuiltMax,
    nullable: true,
    example: 1968,
  })
  yearBuilt: number | null;

  @ShownText(INTAKE_LIMITS.namesMax, 'Sofia Reyes', NULLABLE)
  buyers: string | null;

  @ShownText(INTAKE_LIMITS.namesMax, 'Marcus Bell', NULLABLE)
  sellers: string | null;

  @ShownText(INTAKE_LIMITS.namesMax, 'Lena Ortiz', NULLABLE)
  listingAgent: string | null;

  @ShownText(INTAKE_LIMITS.namesMax, 'Omar Haddad', NULLABLE)
  buyersAgent: string | null;

  @ApiProperty({ type: IntakeSettlementAgentView, nullable: true })
  settlementAgent: IntakeSettlementAgentView | null;

  @ApiProperty(DATE)
  contractDate: string | null;

  @ApiProperty(DATE)
  inspectionDate: string | null;

  @ApiProperty({ enum: LOAN_PROGRAMS, enumName: 'LoanProgram', nullable: true })
  loanProgram: LoanProgram | null;

  @ShownText(PROJECT_LIMITS.lenderMax, 'First Harbor Bank', NULLABLE)
  lender: string | null;

  @ShownText(PROJECT_LIMITS.personMax, 'Priya Shah', NULLABLE)
  loanOfficer: string | null;

  @ShownText(PROJECT_LIMITS.caseNumberMax, '371-2845560', NULLABLE)
  caseNumber: string | null;

  @ShownText(INTAKE_LIMITS.repairTypeMax, 'Exterior repairs', NULLABLE)
  repairType: string | null;

  @ShownText(INTAKE_LIMITS.notesMax, 'Needed before closing.', NULLABLE)
  description: string | null;

  @ShownCents(NULLABLE)
  estimatedBudgetCents: number | null;

  @ShownText(INTAKE_LIMITS.notesMax, 'Subject to repairs.', NULLABLE)
  appraisalNotes: string | null;

  @ApiProperty(DATE)
  completionDeadline: string | null;

  @ApiProperty({ enum: VERIFICATION_METHODS, enumName: 'VerificationMethod', nullable: true })
  verificationMethod: VerificationMethod | null;

  @ShownText(INTAKE_LIMITS.verificationNoteMax, 'A letter from the roofer.', NULLABLE)
  verificationNote: string | null;

  @ApiProperty({ enum: SUBMITTER_ROLES, enumName: 'SubmitterRole', nullable: true })
  submitterRole: SubmitterRole | null;

  @ShownText(PHONE_MAX, '+12125550123', { description: 'E.164' })
  phone: string;
}
