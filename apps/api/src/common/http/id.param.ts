import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import type { ErrorCode } from '@cw/domain';
import { DomainError } from '../errors/domain-error.js';
import { isId } from '../ids.js';

@Injectable()
class IdPipe implements PipeTransform<string, string> {
  constructor(private readonly code: ErrorCode) {}

  transform(value: string): string {
    if (!isId(value)) throw new DomainError(this.code);
    return value.toLowerCase();
  }
}

/** A path's id. What is no id names nothing, so it answers as an unknown one does: 404 with `notFound`'s words. */
export const IdParam = (name = 'id', notFound: ErrorCode = 'request.not_found'): ParameterDecorator =>
  Param(name, new IdPipe(notFound));
