import { ApiProperty } from '@nestjs/swagger';
import { ShownList, ShownText } from '../../../common/openapi/shown.js';

const NAME_MAX = 60;
const DEPENDENCIES_MAX = 20;

export class LiveResponse {
  @ApiProperty({ enum: ['ok'] })
  status: string;
}

export class DependencyResponse {
  @ShownText(NAME_MAX, 'database')
  name: string;

  @ApiProperty({ enum: ['up', 'down', 'degraded'] })
  status: string;
}

export class ReadyResponse {
  @ApiProperty({ enum: ['ready', 'not_ready'] })
  status: string;

  @ShownList(DependencyResponse, DEPENDENCIES_MAX)
  dependencies: DependencyResponse[];
}
