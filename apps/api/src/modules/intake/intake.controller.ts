import {
  Body,
  Controller,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  UploadedFile,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DOCUMENT_FAULTS, FILE_LIMITS, type Actor } from '@cw/domain';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { OptionalActor } from '../../common/auth/actor.decorators.js';
import { Public } from '../../common/auth/policy.decorators.js';
import { invalidFields } from '../../common/errors/domain-error.js';
import { Multipart } from '../../common/http/media-type.guard.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { NoReplay, ProviderCall } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { IncomingFiles } from '../../common/storage/incoming-files.interceptor.js';
import { FormsInWork } from '../../common/throttle/calls-in-work.js';
import { AppraisalReadingView } from './dto/appraisal-reading.response.js';
import { AppraisalFileForm, REQUEST_MAX_BYTES, SubmitIntake, SubmitIntakeForm } from './dto/submit-intake.input.js';
import { SubmittedIntake } from './dto/submitted-intake.response.js';
import { ExtractAppraisal } from './extract-appraisal.js';
import { IntakeExtractGuard, IntakeSubmitGuard } from './intake-throttle.guards.js';
import { SubmitIntakeUseCase } from './submit-intake.js';

const FIELDS = 3;
/** The request is one field, and longer than the fields of other forms. */
const FORM_LIMITS = {
  files: 1,
  fileSize: FILE_LIMITS.appraisalMaxBytes,
  fields: FIELDS,
  fieldSize: REQUEST_MAX_BYTES,
  parts: FIELDS + 1,
};

/** INT-01: anybody sends a request, signed in or not. */
@ApiTags('intake')
@Controller('intake')
@Public()
export class IntakeController {
  constructor(
    private readonly submit: SubmitIntakeUseCase,
    private readonly extract: ExtractAppraisal,
  ) {}

  @Post()
  @Multipart()
  @NoReplay()
  @UseGuards(IntakeSubmitGuard)
  @UseInterceptors(IncomingFiles, FileInterceptor('appraisal', { limits: FORM_LIMITS }), FormsInWork)
  @ApiOperation({
    summary: 'Send a repair request',
    description:
      'The request as JSON, and the report. The private link to follow it goes to the address that it names. With an `Idempotency-Key`, the same form sent again is the same request, however long ago.',
  })
  @ApiBody({ type: SubmitIntakeForm })
  @Fails('idempotency.mismatch', 'file.type', 'file.video', ...DOCUMENT_FAULTS, 'request.busy', 'request.too_many')
  @ApiCreatedResponse({ type: SubmittedIntake })
  submitIntake(
    @OptionalActor() actor: Actor | null,
    @Body() form: SubmitIntake,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Req() request: Request,
  ): Promise<SubmittedIntake> {
    return this.submit.execute(actor, { form, file, key: keyOf(request), locale: localeOfRequest(request) });
  }

  @Post('extract')
  @HttpCode(HttpStatus.OK)
  @Multipart()
  @ProviderCall()
  @NoReplay()
  @UseGuards(IntakeExtractGuard)
  @UseInterceptors(IncomingFiles, FileInterceptor('file'), FormsInWork)
  @ApiOperation({
    summary: 'Read a report for the form',
    description: 'Suggestions with the words and pages that they come from. The file is not kept.',
  })
  @ApiBody({ type: AppraisalFileForm })
  @Fails('file.type', 'file.video', 'file.damaged', 'request.too_many')
  @ApiOkResponse({ type: AppraisalReadingView })
  extractAppraisal(@UploadedFile() file: Express.Multer.File | undefined): Promise<AppraisalReadingView> {
    return this.extract.execute(file);
  }
}

function keyOf(request: Request): string | undefined {
  const key = request.get('idempotency-key');
  if (key !== undefined && !isUUID(key)) throw invalidFields({ path: 'Idempotency-Key', code: 'id' });
  return key;
}
