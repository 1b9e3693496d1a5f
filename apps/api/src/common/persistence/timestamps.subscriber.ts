import type { EntitySubscriberInterface, InsertEvent, UpdateEvent } from 'typeorm';
import type { Clock } from '../clock.js';
import { BaseColumns } from './base.columns.js';

/** Fills created and updated instants from the one clock; an instant already set is left alone (seeds, imports). */
export class TimestampsSubscriber implements EntitySubscriberInterface<BaseColumns> {
  constructor(private readonly clock: Clock) {}

  listenTo(): typeof BaseColumns {
    return BaseColumns;
  }

  beforeInsert(event: InsertEvent<BaseColumns>): void {
    const now = this.clock.now();
    event.entity.createdAt ??= now;
    event.entity.updatedAt ??= event.entity.createdAt;
  }

  beforeUpdate(event: UpdateEvent<BaseColumns>): void {
    if (event.entity) event.entity['updatedAt'] = this.clock.now();
  }
}
