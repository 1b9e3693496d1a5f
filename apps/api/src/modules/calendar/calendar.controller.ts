import { Controller, Delete, Get, Header, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { ActiveSession } from '../../common/auth/active-session.js';
import { CurrentActor, CurrentSession } from '../../common/auth/actor.decorators.js';
import { RecentlyAuthenticated } from '../../common/auth/recent-authentication.js';
import { Public, Requires } from '../../common/auth/policy.decorators.js';
import { NoReplay } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { CalendarFeed } from './calendar-feed.js';
import { CalendarLinks } from './calendar-links.js';
import { CalendarLinkView, NewCalendarLink } from './dto/calendar-link.response.js';

const SECRET_LENGTH = 43;
const FEED_MAX = 1_000_000;

@ApiTags('calendar')
@Controller('calendar')
export class CalendarController {
  constructor(
    private readonly links: CalendarLinks,
    private readonly feed: CalendarFeed,
  ) {}

  @Get()
  @Requires('calendar.manage')
  @ApiOperation({ summary: 'Read about my calendar link', description: 'Whether there is one, and when it was read.' })
  @ApiOkResponse({ type: CalendarLinkView })
  getCalendarLink(@CurrentActor() actor: Actor): Promise<CalendarLinkView> {
    return this.links.read(actor);
  }

  // A kept answer would be the secret itself, readable in the database.
  @Post()
  @Requires('calendar.manage')
  @RecentlyAuthenticated()
  @NoReplay()
  @ApiOperation({
    summary: 'Make or renew my calendar link',
    description: 'Closings and deadlines for a calendar to subscribe to. The link before it stops working.',
  })
  @ApiCreatedResponse({ type: NewCalendarLink })
  renewCalendarLink(@CurrentSession() session: ActiveSession): Promise<NewCalendarLink> {
    return this.links.renew(session);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('calendar.manage')
  @ApiOperation({ summary: 'Delete my calendar link' })
  @ApiNoContentResponse()
  deleteCalendarLink(@CurrentActor() actor: Actor): Promise<void> {
    return this.links.delete(actor);
  }

  @Get('feed/:token.ics')
  @Public()
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiOperation({
    summary: 'Read a calendar feed',
    description: 'iCalendar, for whoever holds the link: it says the titles and the places of one’s projects.',
  })
  @ApiParam({ name: 'token', schema: { type: 'string', maxLength: SECRET_LENGTH } })
  @ApiProduces('text/calendar')
  @Fails('calendar.not_found')
  @ApiOkResponse({ schema: { type: 'string', maxLength: FEED_MAX } })
  getCalendarFeed(@Param('token') token: string): Promise<string> {
    return this.feed.of(token);
  }
}
