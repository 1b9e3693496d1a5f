import { Module } from '@nestjs/common';
import { GeoModule } from '../../geo/geo.module.js';
import { UsersModule } from '../users/index.js';
import { VerificationModule } from '../verification/index.js';
import { ContractorCards } from './contractor-cards.js';
import { ContractorData } from './contractor-data.js';
import { ContractorDirectory } from './contractor-directory.js';
import { ContractorGate } from './contractor-gate.js';
import { ContractorProfileViews } from './contractor-profile-views.js';
import { ContractorProfiles } from './contractor-profiles.js';
import { ContractorRatings } from './contractor-ratings.js';
import { ContractorRecords } from './contractor-records.js';
import { ContractorsController } from './contractors.controller.js';
import { DirectoryRepository } from './directory.repository.js';
import { FittingContractors } from './fitting-contractors.js';

@Module({
  imports: [UsersModule, VerificationModule, GeoModule],
  controllers: [ContractorsController],
  providers: [
    ContractorCards,
    ContractorData,
    ContractorDirectory,
    ContractorGate,
    ContractorProfiles,
    ContractorProfileViews,
    ContractorRatings,
    ContractorRecords,
    DirectoryRepository,
    FittingContractors,
  ],
  exports: [ContractorCards, ContractorGate, ContractorRatings, ContractorRecords, FittingContractors],
})
export class ContractorsModule {}
