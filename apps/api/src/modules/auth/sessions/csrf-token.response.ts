import { ApiProperty } from '@nestjs/swagger';

export class CsrfTokenResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    pattern: '^[A-Za-z0-9_-]{43}$',
    example: 'eU1q0m3TqgD3cS1hZ0mBzQb9kq1n3v5w7x9y0A2C4E6',
    description:
      'Send it as X-CSRF-Token with every mutating call; null when signed out. A new one comes with each login.',
  })
  token: string | null;
}
