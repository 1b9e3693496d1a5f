import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { WaitlistData } from './waitlist-data.js';
import { WaitlistThrottleGuard } from './waitlist-throttle.guard.js';
import { WaitlistRetention } from './waitlist-retention.js';
import { WaitlistController } from './waitlist.controller.js';
import { Waitlist } from './waitlist.js';

@Module({
  imports: [UsersModule],
  controllers: [WaitlistController],
  providers: [Waitlist, WaitlistData, WaitlistRetention, WaitlistThrottleGuard],
})
export class WaitlistModule {}
