import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../common/auth/policy.decorators.js';
import { NoReplay } from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { LinkAddressGuard } from '../links/link-address.guard.js';
import { SignIn } from '../login/sign-in.js';
import { ActivateAccountDto, ActivationResponse, ReadActivationDto } from './activation.dto.js';
import { Activations } from './activations.js';
import { toActivation } from './activation.mapper.js';

@ApiTags('auth')
@Controller('auth/activation')
export class ActivationController {
  constructor(
    private readonly activations: Activations,
    private readonly signIn: SignIn,
  ) {}

  // A POST, because a link's secret stands in no address of a call.
  @Post()
  @HttpCode(HttpStatus.OK)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({ summary: 'Read whose account a mailed link opens', description: 'The link stays good.' })
  @Fails('auth.link_invalid')
  @ApiOkResponse({ type: ActivationResponse })
  async readActivation(@Body() { token }: ReadActivationDto): Promise<ActivationResponse> {
    return toActivation(await this.activations.read(token));
  }

  @Post('accept')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @NoReplay()
  @UseGuards(LinkAddressGuard)
  @ApiOperation({
    summary: 'Open an account by a mailed link',
    description:
      'An invited client comes, or whoever reads the mail of an address takes over an account that was opened in its name: of that one nothing counts that was set up before. Sets the password, records age and terms, verifies the address and signs in.',
  })
  @Fails('auth.link_invalid', 'request.busy')
  @ApiNoContentResponse()
  async activateAccount(
    @Body() form: ActivateAccountDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const user = await this.activations.activate(form);
    await this.signIn.firstTime({ request, response }, user, false);
  }
}
