import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { Clock } from './common/clock.js';
import { IdempotencyModule } from './common/idempotency/idempotency.module.js';
import { JobsModule } from './common/jobs/jobs.module.js';
import { loggingModule } from './common/logging/logging.module.js';
import { MailModule } from './common/mail/mail.module.js';
import { PersistenceModule } from './common/persistence/persistence.module.js';
import { PlatformModule } from './common/platform.module.js';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import { AdminModule } from './modules/admin/index.js';
import { AuthModule } from './modules/auth/index.js';
import { BidInvitationsModule } from './modules/bid-invitations/index.js';
import { BidsModule } from './modules/bids/index.js';
import { ChangeOrdersModule } from './modules/change-orders/index.js';
import { ContractorsModule } from './modules/contractors/index.js';
import { DashboardModule } from './modules/dashboard/index.js';
import { DemoModule } from './modules/demo/index.js';
import { DisputesModule } from './modules/disputes/index.js';
import { FavoritesModule } from './modules/favorites/index.js';
import { HealthModule } from './modules/health/index.js';
import { IntakeDeskModule, IntakeModule } from './modules/intake/index.js';
import { InvoicesModule } from './modules/invoices/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { MessagesModule } from './modules/messages/index.js';
import { PartiesModule } from './modules/parties/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { ProjectsModule } from './modules/projects/index.js';
import { CalendarModule } from './modules/calendar/index.js';
import { QuestionsModule } from './modules/questions/index.js';
import { ReportsModule } from './modules/reports/index.js';
import { ReviewsModule } from './modules/reviews/index.js';
import { SearchModule } from './modules/search/index.js';
import { TokensModule } from './modules/tokens/index.js';
import { UsersModule } from './modules/users/index.js';
import { SupportModule } from './modules/support/index.js';
import { UnsentMailModule } from './modules/unsent-mail/index.js';
import { WaitlistModule } from './modules/waitlist/index.js';

export interface AppOptions {
  /** Seeds and tests set the time. */
  readonly clock?: Clock | undefined;
  /** Further routes, for tests of the platform. */
  readonly controllers?: readonly Type<object>[] | undefined;
}

/** The list of modules, nothing else. Interceptors wrap in this order: auth (sessions) around idempotency. */
@Module({})
export class AppModule {
  static forRoot(config: AppConfig, { clock = new Clock(), controllers = [] }: AppOptions = {}): DynamicModule {
    return {
      module: AppModule,
      controllers: [...controllers],
      imports: [
        ConfigModule.forRoot(config, clock),
        loggingModule(),
        PersistenceModule.forRoot(entities, migrations),
        PlatformModule,
        JobsModule,
        MailModule,
        AuthModule,
        TokensModule,
        IdempotencyModule,
        HealthModule,
        UsersModule,
        NotificationsModule,
        ContractorsModule,
        ProjectsModule,
        BidsModule,
        PaymentsModule,
        InvoicesModule,
        IntakeModule,
        IntakeDeskModule,
        ChangeOrdersModule,
        DisputesModule,
        ReportsModule,
        QuestionsModule,
        ReviewsModule,
        FavoritesModule,
        WaitlistModule,
        SupportModule,
        UnsentMailModule,
        BidInvitationsModule,
        MessagesModule,
        PartiesModule,
        SearchModule,
        CalendarModule,
        DashboardModule,
        AdminModule,
        DemoModule,
      ],
    };
  }
}
