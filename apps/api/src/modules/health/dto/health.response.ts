import { ApiProperty } from '@nestjs/swagger';

export class LiveResponse {
  @ApiProperty({ enum: ['ok'] })
  status: string;
}

export class DependencyResponse {
  @ApiProperty({ example: 'database' })
  name: string;

  @ApiProperty({ enum: ['up', 'down'] })
  status: string;
}

export class ReadyResponse {
  @ApiProperty({ enum: ['ready', 'not_ready'] })
  status: string;

  @ApiProperty({ type: [DependencyResponse] })
  dependencies: DependencyResponse[];
}
