import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { FieldFault } from '../../../common/errors/domain-error.js';
import { pastDayFaults } from '../../../common/past-days.js';
import { ZipCentroids } from '../../../geo/zip-centroids.js';
import type { CreateProject } from '../dto/project.input.js';

/** What a post is judged by besides itself: the postal table and the calendar. */
@Injectable()
export class PostRules {
  constructor(
    private readonly zips: ZipCentroids,
    private readonly clock: Clock,
  ) {}

  placeOf(zip: string): ReturnType<ZipCentroids['find']> {
    return this.zips.find(zip);
  }

  /** A closing that is over, a house that is not built yet. */
  calendarFaults({ closingDate, yearBuilt }: Pick<CreateProject, 'closingDate' | 'yearBuilt'>): FieldFault[] {
    const now = this.clock.now();
    const year = now.getUTCFullYear();
    const unbuilt = (yearBuilt ?? year) > year;
    const faults = pastDayFaults(now, { closingDate });
    return unbuilt ? [...faults, { path: 'yearBuilt', code: 'too_large', values: { limit: year } }] : faults;
  }
}
