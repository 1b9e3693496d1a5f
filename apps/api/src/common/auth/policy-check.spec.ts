import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { PolicyCheck } from './policy-check.js';
import { Public, Requires } from './policy.decorators.js';

@Controller('open')
class OpenController {
  @Get()
  @Public()
  read(): string {
    return 'open';
  }
}

@Controller('whole')
@Requires('project.read')
class WholeController {
  @Get()
  read(): string {
    return 'whole';
  }
}

@Controller('forgotten')
class ForgottenController {
  @Get('one')
  @Requires('project.read')
  one(): string {
    return 'guarded';
  }

  @Get('two')
  two(): string {
    return 'bare';
  }
}

async function boot(...controllers: (new () => object)[]): Promise<void> {
  @Module({ imports: [DiscoveryModule], controllers, providers: [PolicyCheck] })
  class Sample {}
  const module = await Test.createTestingModule({ imports: [Sample] }).compile();
  await module.createNestApplication({ logger: false }).init();
}

describe('deny by default', () => {
  it('boots when every route says who may call it, itself or by its controller', async () => {
    await expect(boot(OpenController, WholeController)).resolves.toBeUndefined();
  });

  it('stops the boot at a route without a policy, and names it', async () => {
    await expect(boot(OpenController, ForgottenController)).rejects.toThrow(
      'Routes without @Requires or @Public: ForgottenController.two',
    );
  });
});
