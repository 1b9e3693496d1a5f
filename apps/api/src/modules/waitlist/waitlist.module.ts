import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { WaitlistData } from './waitlist-data.js';
import { WaitlistThrottleGuard } from './waitlist-throttle.guard.js';
import { WaitlistController } from './waitlist.controller.js';
import { Waitlist } from './waitlist.js';

@Module({
  imports: [UsersModule],
  controllers: [WaitlistController],
  providers: [Waitlist, WaitlistData, WaitlistThrottleGuard],
})
export class WaitlistModule {}
