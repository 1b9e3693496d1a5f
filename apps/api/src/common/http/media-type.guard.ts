import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { DomainError } from '../errors/domain-error.js';

export const MULTIPART = 'cw:multipart';
const ANY_BODY = 'cw:any-body';

/** The route takes `multipart/form-data`; every other route takes JSON only. */
export const Multipart = (): MethodDecorator =>
  applyDecorators(SetMetadata(MULTIPART, true), ApiConsumes('multipart/form-data'));

/** The route reads no body, whatever comes with the call. */
export const AnyBody = (): MethodDecorator => SetMetadata(ANY_BODY, true);

/** 415 for a body of another kind than the route reads: a form of a hostile page never gets this far as JSON. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (!hasBody || this.reflector.get<boolean | undefined>(ANY_BODY, context.getHandler())) return true;
    const multipart = this.reflector.get<boolean | undefined>(MULTIPART, context.getHandler()) === true;
    const expected = multipart ? 'multipart/form-data' : 'application/json';
    if (!request.is(expected)) throw new DomainError('request.media_type');
    return true;
  }
}
