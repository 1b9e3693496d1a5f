import { ApiProperty } from '@nestjs/swagger';
import { ShownList, ShownPerson, ShownText } from '../../../../common/openapi/shown.js';
import { PARTS_MAX, WORD_MAX } from './bounds.js';

export class LedgerLineView {
  @ShownText(WORD_MAX, 'asset:clearing')
  account: string;

  @ShownText(WORD_MAX, 'clearing')
  kind: string;

  @ApiProperty({
    type: 'integer',
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    example: -125_000,
    description: 'Debit above zero, credit below.',
  })
  amountCents: number;
}

export class LedgerEntryView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(WORD_MAX, 'charge')
  kind: string;

  @ShownText(WORD_MAX, 'ch_1a2b3c', { description: 'What it books, once.' })
  ref: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ShownPerson({ nullable: true, description: 'Whose act it books; null for the provider’s.' })
  actorName: string | null;

  @ShownList(LedgerLineView, PARTS_MAX)
  lines: LedgerLineView[];
}
