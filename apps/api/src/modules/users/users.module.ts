import { Module } from '@nestjs/common';
import { StorageModule } from '../../common/storage/storage.module.js';
import { AccessGrants } from './account/access-grants.js';
import { AccountEffects } from './account/account-effects.js';
import { AccountMoves } from './account/account-moves.js';
import { AccountDataController } from './personal-data/account-data.controller.js';
import { AccountData } from './personal-data/account-data.js';
import { AccountDeletion } from './personal-data/account-deletion.js';
import { AccountErasure } from './personal-data/account-erasure.js';
import { AccountExport } from './personal-data/account-export.js';
import { PersonalData } from './personal-data/personal-data.js';
import { TraceData } from './personal-data/trace-data.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [StorageModule],
  controllers: [UsersController, AccountDataController],
  providers: [
    AccessGrants,
    AccountData,
    AccountDeletion,
    AccountEffects,
    AccountErasure,
    AccountExport,
    AccountMoves,
    PersonalData,
    TraceData,
    UsersService,
  ],
  exports: [AccessGrants, AccountEffects, AccountMoves, PersonalData, UsersService],
})
export class UsersModule {}
