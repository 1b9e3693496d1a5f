import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { POLICY } from './policy.decorators.js';

/** Walks every route at boot and stops the process when one has no policy. */
@Injectable()
export class PolicyCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const bare = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? this.bareRoutesOf(metatype) : []));
    if (bare.length > 0) throw new Error(`Routes without @Requires or @Public: ${bare.join(', ')}`);
  }

  private bareRoutesOf(controller: { readonly prototype: object; readonly name: string }): string[] {
    return this.scanner.getAllMethodNames(controller.prototype).flatMap((name) => {
      const handler: unknown = Reflect.get(controller.prototype, name);
      if (typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
      const hasPolicy = Reflect.hasMetadata(POLICY, handler) || Reflect.hasMetadata(POLICY, controller);
      return hasPolicy ? [] : [`${controller.name}.${name}`];
    });
  }
}
