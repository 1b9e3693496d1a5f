import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { DisownedAccounts } from './disowned-accounts.js';
import { SupportData } from './support-data.js';
import { SupportDesk } from './support-desk.js';
import { SupportInbox } from './support-inbox.js';
import { SupportPostman } from './support-postman.js';
import { SupportRetention } from './support-retention.js';
import { SupportThrottleGuard } from './support-throttle.guard.js';
import { SupportController } from './support.controller.js';

@Module({
  imports: [UsersModule],
  controllers: [SupportController],
  providers: [
    DisownedAccounts,
    SupportInbox,
    SupportPostman,
    SupportDesk,
    SupportData,
    SupportRetention,
    SupportThrottleGuard,
  ],
  exports: [SupportDesk],
})
export class SupportModule {}
