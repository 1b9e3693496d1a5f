import { Module } from '@nestjs/common';
import { AccountDataController } from './account-data.controller.js';
import { AccountDeletion } from './account-deletion.js';
import { AccountEffects } from './account-effects.js';
import { AccountExport } from './account-export.js';
import { AccountMoves } from './account-moves.js';
import { PersonalData } from './personal-data.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [UsersController, AccountDataController],
  providers: [AccountDeletion, AccountEffects, AccountExport, AccountMoves, PersonalData, UsersService],
  exports: [AccountEffects, AccountMoves, PersonalData, UsersService],
})
export class UsersModule {}
