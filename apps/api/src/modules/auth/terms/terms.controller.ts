import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { TermsAcceptance } from './terms-acceptance.js';
import { AcceptTermsDto } from './terms.dto.js';

@ApiTags('auth')
@Controller('auth/terms')
export class TermsController {
  constructor(private readonly acceptance: TermsAcceptance) {}

  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('account.secure')
  @ApiOperation({
    summary: 'Accept the terms that took effect',
    description:
      'What `termsNews` of `GET /auth/me` asks for. Everything works before it, too; again, it does nothing.',
  })
  @Fails('state.conflict')
  @ApiNoContentResponse()
  acceptTerms(@CurrentActor() actor: Actor, @Body() { version }: AcceptTermsDto): Promise<void> {
    return this.acceptance.accept(actor.userId, version);
  }
}
