import { ApiProperty } from '@nestjs/swagger';
import { PRIORITIES, PROJECT_LIMITS, type Priority } from '@cw/domain';
import { ShownList, ShownText, ShownZip } from '../../../common/openapi/shown.js';

export const MAP_POINTS_MAX = 500;

/** The middle of a ZIP code. */
export class MapPlace {
  @ApiProperty({ minimum: -90, maximum: 90, example: 40.7484, description: 'Of the middle of its ZIP code.' })
  latitude: number;

  @ApiProperty({ minimum: -180, maximum: 180, example: -73.9967 })
  longitude: number;
}

export class ProjectMapPoint extends MapPlace {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownZip()
  zip: string;

  @ShownText(PROJECT_LIMITS.cityMax, 'New York')
  city: string;

  @ApiProperty({ enum: PRIORITIES, enumName: 'Priority' })
  priority: Priority;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-18' })
  closingDate: string | null;
}

export class ProjectMap {
  @ApiProperty({ type: MapPlace, nullable: true, description: 'Of the ZIP that was asked for.' })
  center: MapPlace | null;

  @ShownList(ProjectMapPoint, MAP_POINTS_MAX)
  items: ProjectMapPoint[];

  @ApiProperty({ description: 'False when there are more than a map can show.' })
  isWhole: boolean;
}
