import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { PaperData } from './paper-data.js';
import { Papers } from './papers.js';

@Module({ imports: [UsersModule], providers: [PaperData, Papers], exports: [Papers] })
export class VerificationModule {}
