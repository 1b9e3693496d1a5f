import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from './common/clock.js';
import { loggingModule } from './common/logging/logging.module.js';
import { PersistenceModule } from './common/persistence/persistence.module.js';
import { PlatformModule } from './common/platform.module.js';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** The list of modules, nothing else. */
@Module({})
export class AppModule {
  static forRoot(config: AppConfig, clock: Clock = new Clock()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config, clock),
        loggingModule(),
        PersistenceModule.forRoot(entities, migrations),
        PlatformModule,
      ],
    };
  }
}
