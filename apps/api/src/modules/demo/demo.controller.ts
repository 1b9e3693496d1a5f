import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Passive, Public } from '../../common/auth/policy.decorators.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { DEMO_ADMIN_TOTP_SECRET, DEMO_PASSWORD } from '../../seed/data/people.js';
import { demoLogins } from '../../seed/demo-logins.js';
import { totpCodeAt } from '../auth/index.js';
import { DemoLoginList } from './dto/demo-login.response.js';

/** The way into the demo. Production refuses demo data at its start, so there this is always empty. */
@ApiTags('auth')
@Controller('demo')
export class DemoController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @Get('logins')
  @Public()
  @Passive()
  @ApiOperation({ summary: 'List the demo logins', description: 'Anyone. Empty where there is no demo data.' })
  @ApiOkResponse({ type: DemoLoginList })
  async listDemoLogins(): Promise<DemoLoginList> {
    return { items: this.config.seed === 'demo' ? await this.logins() : [] };
  }

  private async logins(): Promise<DemoLoginList['items']> {
    const logins = await demoLogins((text, values) => this.unitOfWork.manager.query(text, values));
    return logins.map(({ email, firstName, lastName, role }) => ({
      email,
      name: `${firstName} ${lastName}`,
      role,
      password: DEMO_PASSWORD,
      totp: role === 'admin' ? totpCodeAt(DEMO_ADMIN_TOTP_SECRET, this.clock.now()) : null,
    }));
  }
}
