import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Request, Response } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Public, Requires } from '../../common/auth/policy.decorators.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { JoinWaitlistInput } from './dto/join-waitlist.input.js';
import { ExportWaitlistQuery, ListWaitlistQuery } from './dto/list-waitlist.query.js';
import { WaitlistPage } from './dto/waitlist-entry.response.js';
import { WaitlistThrottleGuard } from './waitlist-throttle.guard.js';
import { Waitlist } from './waitlist.js';

/** WAIT-01. */
@ApiTags('waitlist')
@Controller()
export class WaitlistController {
  constructor(private readonly waitlist: Waitlist) {}

  @Post('waitlist')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @UseGuards(WaitlistThrottleGuard)
  @ApiOperation({
    summary: 'Join the beta’s waitlist',
    description: 'An address that stands there already is answered the same, and nothing is added or changed.',
  })
  @ApiNoContentResponse()
  joinWaitlist(@Body() input: JoinWaitlistInput, @Req() request: Request): Promise<void> {
    return this.waitlist.join(input, localeOfRequest(request));
  }

  @Get('admin/waitlist')
  @Requires('admin.read')
  @ApiOperation({ summary: 'List the waitlist', description: 'Newest first.' })
  @ApiOkResponse({ type: WaitlistPage })
  listWaitlist(@Query() query: ListWaitlistQuery): Promise<WaitlistPage> {
    return this.waitlist.list(query);
  }

  @Get('admin/waitlist.csv')
  @Requires('admin.read')
  @ApiProduces('text/csv')
  @ApiOperation({ summary: 'Take the waitlist along as a file', description: 'With the filters of the list.' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  exportWaitlist(
    @CurrentActor() actor: Actor,
    @Query() query: ExportWaitlistQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.waitlist.export(actor, query, response);
  }
}
