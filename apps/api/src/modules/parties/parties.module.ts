import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { AcceptParty } from './accept-party.js';
import { Parties } from './parties.js';
import { PartiesController } from './parties.controller.js';
import { PartyData } from './party-data.js';
import { PartyGate } from './party-gate.js';
import { PartyLeaves } from './party-leaves.js';
import { PartyLetterWriter } from './party-letter-writer.js';
import { PartyLetters } from './party-letters.js';
import { PartyPostman } from './party-postman.js';
import { PartyRepository } from './party.repository.js';
import { PartyRights } from './party-rights.js';
import { PartyViews } from './party-views.js';

@Module({
  imports: [UsersModule, ProjectsModule],
  controllers: [PartiesController],
  providers: [
    AcceptParty,
    Parties,
    PartyData,
    PartyGate,
    PartyLeaves,
    PartyLetters,
    PartyLetterWriter,
    PartyPostman,
    PartyRepository,
    PartyRights,
    PartyViews,
  ],
})
export class PartiesModule {}
