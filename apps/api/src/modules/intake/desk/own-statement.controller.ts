import { Controller, Get, Headers, type StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Public, Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { IntakeSubmitter } from '../intake-submitter.js';
import { IntakeLinkGuard } from '../intake-throttle.guards.js';
import { LinkToken } from '../link-token.decorator.js';
import { IntakeStatements } from './intake-statements.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;
const DESCRIPTION = 'As it stands now, once it went to the settlement agent; in the language of the request.';

/** INT-08: the statement for the closing, for whoever sent the request. */
@ApiTags('intake')
@Controller('intake')
export class OwnStatementController {
  constructor(
    private readonly submitter: IntakeSubmitter,
    private readonly statements: IntakeStatements,
  ) {}

  @Get('request/statement')
  @Public()
  @UseGuards(IntakeLinkGuard)
  @LinkToken()
  @ApiOperation({ summary: 'Download the statement for the closing by the private link', description: DESCRIPTION })
  @ApiProduces('application/pdf')
  @Fails('intake.link_invalid', 'file.not_found', 'request.too_many')
  @ApiOkResponse(BINARY)
  async getLinkedIntakeStatement(@Headers('x-link-token') token: string | undefined): Promise<StreamableFile> {
    return this.statements.forSubmitter(await this.submitter.byLink(token));
  }

  @Get('mine/:id/statement')
  @Requires('intake.read')
  @ApiOperation({
    summary: 'Download the statement for the closing of a request of one’s own',
    description: DESCRIPTION,
  })
  @ApiProduces('application/pdf')
  @Fails('intake.not_found', 'file.not_found')
  @ApiOkResponse(BINARY)
  async getMyIntakeStatement(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'intake.not_found') id: string,
  ): Promise<StreamableFile> {
    return this.statements.forSubmitter(await this.submitter.inAccount(actor, id));
  }
}
