import { ApiProperty } from '@nestjs/swagger';

export class WebhookReceipt {
  @ApiProperty()
  received: boolean;
}
