import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { IntakeLetterWriter } from './intake-letter-writer.js';
import { IntakeLetters } from './intake-letters.js';
import { IntakeLinks } from './intake-links.js';
import { IntakePostman } from './intake-postman.js';
import { IntakeRepository } from './intake.repository.js';

@Module({
  imports: [UsersModule],
  providers: [IntakeLetters, IntakeLetterWriter, IntakeLinks, IntakePostman, IntakeRepository],
  exports: [IntakeLetters, IntakeLinks, IntakeRepository],
})
export class IntakeModule {}
