import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Query,
  Res,
  type StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { type Actor, DOCUMENT_FAULTS } from '@cw/domain';
import type { Response } from 'express';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Upload } from '../../../common/idempotency/upload.decorator.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { FileList, FileView } from '../dto/file.response.js';
import { FileQuery, UploadFile, UploadFileForm } from '../dto/upload.input.js';
import { ProjectFiles } from './project-files.js';
import { ServedFiles } from './served-files.js';

@ApiTags('files')
@Controller()
export class FilesController {
  constructor(
    private readonly files: ProjectFiles,
    private readonly served: ServedFiles,
  ) {}

  @Get('projects/:id/files')
  @Requires('file.read')
  @ApiOperation({ summary: 'List the files of a project', description: 'Those that the reader may see, oldest first.' })
  @ApiOkResponse({ type: FileList })
  listProjectFiles(@CurrentActor() actor: Actor, @IdParam('id', 'project.not_found') id: string): Promise<FileList> {
    return this.files.list(actor, id);
  }

  @Post('projects/:id/files')
  @Requires('file.upload')
  @Upload('file')
  @ApiOperation({
    summary: 'Upload a file',
    description:
      'The owner while the project is open; evidence: the accepted contractor while the work is under way; an exhibit: either side while they disagree.',
  })
  @ApiBody({ type: UploadFileForm })
  @Fails(
    'file.type',
    'file.video',
    ...DOCUMENT_FAULTS,
    'request.busy',
    'file.too_many',
    'file.same_before_and_after',
    'file.returned_photo',
    'file.other_repair_unacknowledged',
    'state.conflict',
    'access.denied',
  )
  @ApiCreatedResponse({ type: FileView })
  uploadProjectFile(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
    @Body() input: UploadFile,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<FileView> {
    return this.files.upload(actor, id, { input, file });
  }

  @Get('files/:id')
  @Requires('file.read')
  @ApiOperation({
    summary: 'Download a file',
    description:
      'Whoever may read its project, save that evidence is for the parties until the project is completed; then photos before and after are for those who hire. Papers come as attachments.',
  })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getFile(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'file.not_found') id: string,
    @Query() query: FileQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.served.serve(actor, id, { size: query.size, response });
  }

  @Delete('files/:id')
  @HttpCode(204)
  @Requires('file.delete')
  @ApiOperation({
    summary: 'Delete a file',
    description:
      'Whoever uploaded it, while it may still be changed: evidence until it is handed in, and not what was returned.',
  })
  @Fails('state.conflict', 'access.denied')
  @ApiNoContentResponse()
  deleteFile(@CurrentActor() actor: Actor, @IdParam('id', 'file.not_found') id: string): Promise<void> {
    return this.files.delete(actor, id);
  }
}
