import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Clock } from '../clock.js';
import { createDataSource, poolOf, type EntityClass, type MigrationClass } from './data-source.js';
import { PG_POOL, Sql } from './sql.js';
import { StateHistory } from './state-history.js';
import { TimestampsSubscriber } from './timestamps.subscriber.js';
import { UnitOfWork } from './unit-of-work.js';

/** One pool, one data source, one unit of work for the whole process. */
@Global()
@Module({})
export class PersistenceModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static forRoot(entities: readonly EntityClass[], migrations: readonly MigrationClass[]): DynamicModule {
    return {
      module: PersistenceModule,
      providers: [
        {
          provide: DataSource,
          inject: [APP_CONFIG, Clock],
          useFactory: async (config: AppConfig, clock: Clock): Promise<DataSource> => {
            const dataSource = createDataSource({
              url: config.databaseUrl,
              poolSize: config.databasePoolSize,
              waitSeconds: config.databaseWaitSeconds,
              entities,
              migrations,
            });
            await dataSource.initialize();
            dataSource.subscribers.push(new TimestampsSubscriber(clock));
            return dataSource;
          },
        },
        { provide: PG_POOL, inject: [DataSource], useFactory: poolOf },
        UnitOfWork,
        Sql,
        StateHistory,
      ],
      exports: [DataSource, PG_POOL, UnitOfWork, Sql, StateHistory],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
