import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { DisputesModule } from '../disputes/index.js';
import { IntakeDeskModule } from '../intake/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ProjectsModule } from '../projects/index.js';
import { ReportsModule } from '../reports/index.js';
import { SupportModule } from '../support/index.js';
import { UsersModule } from '../users/index.js';
import { VerificationModule } from '../verification/index.js';
import { AdminCsvController } from './admin-csv.controller.js';
import { AdminInvitations } from './admin-invitations.js';
import { AdminOverviewController } from './admin-overview.controller.js';
import { AuditCheck } from './audit-check.js';
import { AuditCsv } from './audit-csv.js';
import { AuditController } from './audit.controller.js';
import { AuditEntries } from './audit-entries.js';
import { ManagedUserCsv } from './managed-user-csv.js';
import { ManagedUsersController } from './managed-users.controller.js';
import { ManagedUsers } from './managed-users.js';
import { ManagedUsersRepository } from './managed-users.repository.js';
import { ProjectRecordsController } from './project-records.controller.js';
import { ProjectRecords } from './project-records.js';
import { ResendVerification } from './resend-verification.js';
import { StaffActions } from './staff-actions.js';
import { StaffMoves } from './staff-moves.js';
import { WaitingForStaff } from './waiting-for-staff.js';

@Module({
  imports: [
    UsersModule,
    AuthModule,
    DisputesModule,
    IntakeDeskModule,
    PaymentsModule,
    ProjectsModule,
    ReportsModule,
    SupportModule,
    VerificationModule,
  ],
  controllers: [
    AdminCsvController,
    ManagedUsersController,
    AuditController,
    AdminOverviewController,
    ProjectRecordsController,
  ],
  providers: [
    AdminInvitations,
    AuditCheck,
    AuditCsv,
    AuditEntries,
    ManagedUserCsv,
    ManagedUsers,
    ManagedUsersRepository,
    ProjectRecords,
    ResendVerification,
    StaffActions,
    StaffMoves,
    WaitingForStaff,
  ],
})
export class AdminModule {}
