import { Controller, Get } from '@nestjs/common';
import { Requires } from '../common/auth/policy.decorators.js';

const ends: (() => void)[] = [];

/** Calls that are in work until they are told to end. */
@Controller('slow')
export class SlowWork {
  static begun = 0;

  static endAll(): void {
    ends.splice(0).forEach((resolve) => resolve());
  }

  @Get()
  @Requires('project.list')
  async slow(): Promise<object> {
    SlowWork.begun += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    return {};
  }

  @Get('quick')
  @Requires('project.list')
  quick(): object {
    return {};
  }
}
