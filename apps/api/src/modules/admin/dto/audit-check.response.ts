import { ApiProperty } from '@nestjs/swagger';
import { ShownCount, ShownText } from '../../../common/openapi/shown.js';

const HASH_CHARACTERS = 64;

export class AuditCheckResponse {
  @ShownCount({ example: 128 })
  entries: number;

  @ShownCount({ example: 128, description: 'Up to this entry everything is as it was written.' })
  intactUpTo: number;

  @ApiProperty({ description: 'False: something was changed, taken away or put in.' })
  isIntact: boolean;

  @ShownText(HASH_CHARACTERS, 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c', {
    description: 'The newest entry’s hash. Noted down elsewhere, it proves later that nothing before it was replaced.',
  })
  head: string;
}
