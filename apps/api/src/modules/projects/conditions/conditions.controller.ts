import { Body, Controller, Delete, Get, Headers, HttpCode, Patch, Post, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { VersionEtag } from '../../../common/http/version-etag.interceptor.js';
import { ConditionReview } from './condition-review.js';
import { ClearCondition, ConditionEdit, ConditionInput, ReturnCondition } from '../dto/condition.input.js';
import { ConditionList, ConditionView } from '../dto/condition.response.js';
import { EditConditions } from './edit-conditions.js';
import { ReturnConditions } from '../work/return-conditions.js';
import { ProjectReader } from '../project-reader.js';
import { ApiIfMatch } from '../../../common/http/etag.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';

const ConditionId = (): ParameterDecorator => IdParam('id', 'condition.not_found');

@ApiTags('conditions')
@Controller()
@UseInterceptors(VersionEtag)
export class ConditionsController {
  constructor(
    private readonly reader: ProjectReader,
    private readonly editing: EditConditions,
    private readonly review: ConditionReview,
    private readonly returning: ReturnConditions,
  ) {}

  @Get('projects/:id/conditions')
  @Requires('project.read')
  @ApiOperation({
    summary: 'List the conditions of a project',
    description: 'Whoever may read the project, in order of their number.',
  })
  @ApiOkResponse({ type: ConditionList })
  listConditions(@CurrentActor() actor: Actor, @IdParam('id', 'project.not_found') id: string): Promise<ConditionList> {
    return this.reader.conditions(actor, id);
  }

  @Post('projects/:id/conditions')
  @Requires('condition.edit')
  @ApiOperation({
    summary: 'Add a condition',
    description: 'The owner, while the project is open. Pending bidders are told.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiCreatedResponse({ type: ConditionView })
  addCondition(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
    @Body() input: ConditionInput,
  ): Promise<ConditionView> {
    return this.editing.add(actor, id, input);
  }

  @Patch('conditions/:id')
  @Requires('condition.edit')
  @ApiOperation({
    summary: 'Change a condition',
    description: 'The owner, while the project is open. What is not sent stays.',
  })
  @ApiIfMatch()
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ConditionView })
  updateCondition(
    @CurrentActor() actor: Actor,
    @ConditionId() id: string,
    @Body() edit: ConditionEdit,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ConditionView> {
    return this.editing.update(actor, id, { edit, ifMatch });
  }

  @Delete('conditions/:id')
  @HttpCode(204)
  @Requires('condition.edit')
  @ApiOperation({
    summary: 'Take a condition out',
    description: 'The owner, while the project is open and no bid is pending. The last one stays.',
  })
  @Fails('project.needs_condition', 'condition.priced', 'state.conflict', 'access.denied')
  @ApiNoContentResponse()
  removeCondition(@CurrentActor() actor: Actor, @ConditionId() id: string): Promise<void> {
    return this.editing.remove(actor, id);
  }

  @Post('conditions/:id/evidence')
  @HttpCode(200)
  @Requires('condition.prove')
  @ApiOperation({
    summary: 'Hand in the evidence',
    description: 'The accepted contractor, once every required photo and paper is uploaded.',
  })
  @Fails('project.evidence_missing', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ConditionView })
  proveCondition(@CurrentActor() actor: Actor, @ConditionId() id: string): Promise<ConditionView> {
    return this.review.prove(actor, id);
  }

  @Post('conditions/:id/accept')
  @HttpCode(200)
  @Requires('condition.review')
  @ApiOperation({ summary: 'Accept a condition as done', description: 'The owner, once it is evidenced.' })
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ConditionView })
  acceptCondition(@CurrentActor() actor: Actor, @ConditionId() id: string): Promise<ConditionView> {
    return this.review.accept(actor, id);
  }

  @Post('conditions/:id/take-back')
  @HttpCode(200)
  @Requires('condition.review')
  @ApiOperation({
    summary: 'Take an acceptance back',
    description: 'The owner, until the work is approved: the condition is evidenced again and waits for a decision.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ConditionView })
  takeBackCondition(@CurrentActor() actor: Actor, @ConditionId() id: string): Promise<ConditionView> {
    return this.review.takeBack(actor, id);
  }

  @Post('conditions/:id/return')
  @HttpCode(200)
  @Requires('condition.review')
  @ApiOperation({
    summary: 'Return a condition',
    description:
      'The owner, with a reason that the contractor reads. Submitted work is the contractor’s again at once; others may be returned after it.',
  })
  @Fails('project.review_over', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: ConditionView })
  returnCondition(
    @CurrentActor() actor: Actor,
    @ConditionId() id: string,
    @Body() input: ReturnCondition,
  ): Promise<ConditionView> {
    return this.returning.one(actor, id, input.reason);
  }

  @Post('conditions/:id/clear')
  @HttpCode(200)
  @Requires('condition.review')
  @ApiOperation({
    summary: 'Record the clearance',
    description: 'The owner or staff: the lender’s or the re-inspection’s result.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiOkResponse({ type: ConditionView })
  clearCondition(
    @CurrentActor() actor: Actor,
    @ConditionId() id: string,
    @Body() input: ClearCondition,
  ): Promise<ConditionView> {
    return this.review.clear(actor, id, input.note);
  }
}
