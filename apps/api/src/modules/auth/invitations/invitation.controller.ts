import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../common/auth/policy.decorators.js';
import { NoReplay } from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { LinkAddressGuard } from '../links/link-address.guard.js';
import { SignIn } from '../login/sign-in.js';
import { RecoveryCodesResponse } from '../second-factor/totp.dto.js';
import { AcceptInvitationDto, InvitationResponse, ReadInvitationDto } from './invitation.dto.js';
import { InvitationAcceptance } from './invitation-acceptance.js';
import { Invitations } from './invitations.js';

@ApiTags('auth')
@Controller('auth/invitation')
export class InvitationController {
  constructor(
    private readonly invitations: Invitations,
    private readonly acceptance: InvitationAcceptance,
    private readonly signIn: SignIn,
  ) {}

  // A POST, because a link's secret stands in no address of a call.
  @Post()
  @HttpCode(HttpStatus.OK)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({
    summary: 'Read an invitation to the staff',
    description: 'With the secret to set up an authenticator app by; the link stays good.',
  })
  @Fails('auth.link_invalid')
  @ApiOkResponse({ type: InvitationResponse })
  async readInvitation(@Body() { token }: ReadInvitationDto): Promise<InvitationResponse> {
    const invited = await this.invitations.read(token);
    const { email, firstName, lastName } = invited.user;
    return { email, firstName, lastName, ...this.invitations.describe(invited) };
  }

  @Post('accept')
  @HttpCode(HttpStatus.OK)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({
    summary: 'Accept an invitation to the staff',
    description: 'Sets password and second factor, and signs in.',
  })
  @Fails('auth.link_invalid', 'request.busy')
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async acceptInvitation(
    @Body() form: AcceptInvitationDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesResponse> {
    const { user, recoveryCodes } = await this.acceptance.accept(form);
    await this.signIn.firstTime({ request, response }, user, true);
    return { recoveryCodes };
  }
}
