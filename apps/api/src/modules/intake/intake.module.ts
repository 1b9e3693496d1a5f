import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { IntakeRepository } from './intake.repository.js';

@Module({ imports: [UsersModule], providers: [IntakeRepository] })
export class IntakeModule {}
