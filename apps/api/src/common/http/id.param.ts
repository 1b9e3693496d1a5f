import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ErrorCode } from '@cw/domain';
import { DomainError } from '../errors/domain-error.js';
import { isId } from '../ids.js';
import { NOT_FOUND } from '../openapi/fails.decorator.js';

@Injectable()
class IdPipe implements PipeTransform<string, string> {
  constructor(private readonly code: ErrorCode) {}

  transform(value: string): string {
    if (!isId(value)) throw new DomainError(this.code);
    return value.toLowerCase();
  }
}

/** A path's id. What is no id names nothing, so it answers as an unknown one does: 404 with `notFound`'s words. */
export const IdParam =
  (name = 'id', notFound: ErrorCode = 'request.not_found'): ParameterDecorator =>
  (target, key, index) => {
    Param(name, new IdPipe(notFound))(target, key, index);
    const handler = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key !== undefined && handler) ApiExtension(NOT_FOUND, notFound)(target, key, handler);
  };
