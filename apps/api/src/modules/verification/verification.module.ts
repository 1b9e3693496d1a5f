import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { PaperData } from './paper-data.js';
import { PaperReminders } from './paper-reminders.js';
import { Papers } from './papers.js';

@Module({ imports: [UsersModule], providers: [PaperData, PaperReminders, Papers], exports: [Papers] })
export class VerificationModule {}
