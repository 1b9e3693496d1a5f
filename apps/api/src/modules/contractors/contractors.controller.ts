import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor, OptionalActor } from '../../common/auth/actor.decorators.js';
import { Public, Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ContractorDirectory } from './contractor-directory.js';
import { ContractorProfileViews } from './contractor-profile-views.js';
import { ContractorProfiles } from './contractor-profiles.js';
import { ContractorProfileEdit } from './dto/contractor.input.js';
import { ContractorPage, ContractorProfile } from './dto/contractor.response.js';
import { ListContractorsQuery } from './dto/list-contractors.query.js';

@ApiTags('contractors')
@Controller('contractors')
export class ContractorsController {
  constructor(
    private readonly directory: ContractorDirectory,
    private readonly profiles: ContractorProfiles,
    private readonly views: ContractorProfileViews,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'Find contractors',
    description:
      'For clients and staff. Signed out: the first page, without surnames and companies. Contractors are refused.',
  })
  @Fails('access.contractors_for_clients')
  @ApiOkResponse({ type: ContractorPage })
  listContractors(@OptionalActor() actor: Actor | null, @Query() query: ListContractorsQuery): Promise<ContractorPage> {
    return this.directory.list(actor, query);
  }

  @Get('me')
  @Requires('contractor.profile')
  @ApiOperation({ summary: 'Read my contractor profile' })
  @ApiOkResponse({ type: ContractorProfile })
  getMyContractorProfile(@CurrentActor() actor: Actor): Promise<ContractorProfile> {
    return this.views.of(actor, actor.userId);
  }

  @Patch('me')
  @Requires('contractor.profile')
  @ApiOperation({
    summary: 'Change my contractor profile',
    description: 'What is not sent stays. What papers prove comes from the papers that staff approved.',
  })
  @ApiOkResponse({ type: ContractorProfile })
  updateMyContractorProfile(
    @CurrentActor() actor: Actor,
    @Body() edit: ContractorProfileEdit,
  ): Promise<ContractorProfile> {
    return this.profiles.edit(actor, edit);
  }

  @Get(':id')
  @Requires('contractor.read')
  @ApiOperation({ summary: 'Read a contractor’s profile', description: 'Clients, staff and the contractor itself.' })
  @Fails('access.contractors_for_clients')
  @ApiOkResponse({ type: ContractorProfile })
  getContractor(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'contractor.not_found') id: string,
  ): Promise<ContractorProfile> {
    return this.views.of(actor, id);
  }
}
