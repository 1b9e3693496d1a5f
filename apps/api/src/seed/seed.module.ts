import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import type { AppConfig } from '../config/app-config.js';
import { GeoModule } from '../geo/geo.module.js';
import { AuthModule } from '../modules/auth/index.js';
import { BidsModule } from '../modules/bids/index.js';
import { DisputesModule } from '../modules/disputes/index.js';
import { IntakeDeskModule, IntakeModule } from '../modules/intake/index.js';
import { MessagesModule } from '../modules/messages/index.js';
import { NotificationsModule } from '../modules/notifications/index.js';
import { PaymentsModule } from '../modules/payments/index.js';
import { ProjectsModule } from '../modules/projects/index.js';
import { ReviewsModule } from '../modules/reviews/index.js';
import { VerificationModule } from '../modules/verification/index.js';
import { FinishedHomes } from './finished-home.js';
import { SeedClock } from './seed-clock.js';
import { SeedDemo } from './seed-demo.js';
import { SeedEndings } from './seed-endings.js';
import { SeedFiles } from './seed-files.js';
import { SeedHelp } from './seed-help.js';
import { SeedIntakeMail, SeedIntakeSteps } from './seed-intake-steps.js';
import { SeedIntakes } from './seed-intakes.js';
import { SeedMessages } from './seed-messages.js';
import { SeedPayments } from './seed-payments.js';
import { SeedPapers } from './seed-papers.js';
import { SeedPeople } from './seed-people.js';
import { SeedProject } from './seed-project.js';
import { SeedQuarrels } from './seed-quarrels.js';
import { SeedStaff } from './seed-staff.js';
import { SeedTidy } from './seed-tidy.js';

/** The product with its clock in the seed's hand; no HTTP, no workers. */
@Module({})
export class SeedModule {
  static forRoot(config: AppConfig, clock: SeedClock): DynamicModule {
    return {
      module: SeedModule,
      imports: [
        AppModule.forRoot(config, { clock }),
        GeoModule,
        AuthModule,
        BidsModule,
        DisputesModule,
        IntakeDeskModule,
        IntakeModule,
        MessagesModule,
        NotificationsModule,
        PaymentsModule,
        ProjectsModule,
        ReviewsModule,
        VerificationModule,
      ],
      providers: [
        { provide: SeedClock, useValue: clock },
        FinishedHomes,
        SeedDemo,
        SeedEndings,
        SeedFiles,
        SeedHelp,
        SeedIntakeMail,
        SeedIntakes,
        SeedIntakeSteps,
        SeedMessages,
        SeedPayments,
        SeedPapers,
        SeedPeople,
        SeedProject,
        SeedQuarrels,
        SeedStaff,
        SeedTidy,
      ],
    };
  }
}
