import { Module } from '@nestjs/common';
import { ContractorsModule } from '../contractors/index.js';
import { ProjectsModule } from '../projects/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardRepository } from './dashboard.repository.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [ProjectsModule, ContractorsModule],
  controllers: [DashboardController],
  providers: [DashboardRepository, DashboardService],
})
export class DashboardModule {}
