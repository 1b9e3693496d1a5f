import { Body, Controller, Get, HttpCode, HttpStatus, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DOCUMENT_FAULTS, FILE_LIMITS, type Actor, type PaperKind } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { Upload } from '../../common/idempotency/upload.decorator.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { CertificateForm, FIELDS_MAX, SubmitPaper, SubmitPaperForm } from './dto/paper.input.js';
import { CertificateSuggestions, OwnPapers } from './dto/paper.response.js';
import { OwnPapersDesk } from './own-papers.js';
import { KindParam } from './paper-kind.param.js';

const FIELDS = 2;
const BYTES_OF_A_CHARACTER = 4;

/** What stands beside a paper is longer than the fields of other uploads. */
const FORM = {
  limits: {
    files: 1,
    fileSize: FILE_LIMITS.maxBytes,
    fields: FIELDS,
    fieldSize: FIELDS_MAX * BYTES_OF_A_CHARACTER,
    parts: FIELDS + 1,
  },
} as const;

/** VER-01: a contractor’s own papers. */
@ApiTags('verification')
@Controller('verification/me')
export class OwnPapersController {
  constructor(private readonly desk: OwnPapersDesk) {}

  @Get()
  @Requires('verification.submit')
  @ApiOperation({ summary: 'Read my papers', description: 'Each kind with its state, and staff’s notes on it.' })
  @ApiOkResponse({ type: OwnPapers })
  listMyPapers(@CurrentActor() actor: Actor): Promise<OwnPapers> {
    return this.desk.list(actor);
  }

  @Post('insurance/extract')
  @HttpCode(HttpStatus.OK)
  @Requires('verification.submit')
  @Upload('file', { form: FORM })
  @ApiOperation({
    summary: 'Read a certificate of insurance',
    description: 'What it says, as suggestions. Nothing is kept.',
  })
  @ApiBody({ type: CertificateForm })
  @Fails('file.type', 'file.video', ...DOCUMENT_FAULTS, 'request.busy', 'request.too_many')
  @ApiOkResponse({ type: CertificateSuggestions })
  readCertificate(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<CertificateSuggestions> {
    return this.desk.suggest(actor, file);
  }

  @Post(':kind')
  @Requires('verification.submit')
  @Upload('file', { form: FORM })
  @ApiOperation({
    summary: 'Hand in a paper',
    description:
      'What staff approved before holds until its own last day while this one waits. 15 MB, PDF or a picture.',
  })
  @ApiBody({ type: SubmitPaperForm })
  @Fails('file.type', 'file.video', ...DOCUMENT_FAULTS, 'request.busy', 'file.not_found', 'verification.not_found')
  @ApiCreatedResponse({ type: OwnPapers })
  submitPaper(
    @CurrentActor() actor: Actor,
    @KindParam() kind: PaperKind,
    @Body() input: SubmitPaper,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<OwnPapers> {
    return this.desk.submit(actor, { kind, input, file });
  }
}
