import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { CalendarFeed } from './calendar-feed.js';
import { CalendarLinks } from './calendar-links.js';
import { CalendarController } from './calendar.controller.js';

@Module({ imports: [UsersModule], controllers: [CalendarController], providers: [CalendarFeed, CalendarLinks] })
export class CalendarModule {}
