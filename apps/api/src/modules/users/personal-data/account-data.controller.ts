import { Controller, Delete, Get, HttpCode, HttpStatus, Res, type StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { RecentlyAuthenticated } from '../../../common/auth/recent-authentication.js';
import { IdParam } from '../../../common/http/id.param.js';
import { EndsSession, NoReplay } from '../../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { AccountDeletion } from './account-deletion.js';
import { AccountExport } from './account-export.js';

/** AUTH-08: taking one's data along, and leaving. */
@ApiTags('users')
@Controller('users/:id')
export class AccountDataController {
  constructor(
    private readonly exporting: AccountExport,
    private readonly deletion: AccountDeletion,
  ) {}

  @Get('export')
  @Requires('user.export')
  @RecentlyAuthenticated()
  @ApiOperation({
    summary: 'Download all of one’s data',
    description:
      'A ZIP archive: README.txt says what is in it, data.json has every record about the person, receipts/ and invoices/ are PDFs, messages/ conversations to read, evidence/ the other side’s photos of one’s own projects, files/ the uploads as they were given. One’s own only.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  exportUser(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.exporting.download(actor, id, response);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('user.delete')
  @RecentlyAuthenticated()
  @NoReplay()
  @EndsSession()
  @ApiOperation({
    summary: 'Delete one’s account',
    description:
      'One’s own only. Refused while money is held or work is under way. Open projects are cancelled, pending bids withdrawn, personal data is erased at once; what the ledger and the other party need stays under a pseudonym.',
  })
  @Fails('user.money_held', 'user.work_under_way', 'user.last_admin')
  @ApiNoContentResponse()
  deleteUser(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.deletion.execute(actor, id);
  }
}
