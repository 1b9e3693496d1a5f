import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { FieldFault } from '../../../common/errors/domain-error.js';
import { pastDayFaults } from '../../../common/past-days.js';
import { ZipCentroids } from '../../../geo/zip-centroids.js';
import type { ProjectEdit } from '../dto/project.input.js';

type DatedPost = Pick<ProjectEdit, 'closingDate' | 'yearBuilt'>;

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

  /** A closing that is over, a house that is not built yet. What an edit leaves as it was is nobody's fault. */
  calendarFaults(post: DatedPost, before: DatedPost = {}): FieldFault[] {
    const closingDate = post.closingDate === before.closingDate ? undefined : post.closingDate;
    const yearBuilt = post.yearBuilt === before.yearBuilt ? undefined : post.yearBuilt;
    const now = this.clock.now();
    const year = now.getUTCFullYear();
    const unbuilt = (yearBuilt ?? year) > year;
    const faults = pastDayFaults(now, { closingDate });
    return unbuilt ? [...faults, { path: 'yearBuilt', code: 'too_large', values: { limit: year } }] : faults;
  }
}
