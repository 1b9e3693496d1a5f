import { ApiProperty } from '@nestjs/swagger';

export class CsrfTokenResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Send it as X-CSRF-Token with every mutating call; null when signed out. A new one comes with each login.',
  })
  token: string | null;
}
