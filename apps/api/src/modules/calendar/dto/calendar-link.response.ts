import { ApiProperty } from '@nestjs/swagger';
import { ShownAddress } from '../../../common/openapi/shown.js';

export class CalendarLinkView {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when there is a link; null: there is none.',
  })
  createdAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a calendar last asked, to the hour.',
  })
  lastReadAt: string | null;
}

export class NewCalendarLink extends CalendarLinkView {
  @ShownAddress('https://closewright.example/api/calendar/feed/Zk3vEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0000.ics', {
    description: 'For a calendar to subscribe to. It is shown this once: only its hash is kept.',
  })
  url: string;
}
