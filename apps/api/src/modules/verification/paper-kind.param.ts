import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { PAPER_KINDS, type PaperKind } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';

@Injectable()
class PaperKindPipe implements PipeTransform<string, PaperKind> {
  transform(value: string): PaperKind {
    const kind = PAPER_KINDS.find((one) => one === value);
    if (!kind) throw new DomainError('verification.not_found');
    return kind;
  }
}

/** Which paper; what is no kind names nothing. */
export const KindParam = (): ParameterDecorator => (target, key, index) => {
  Param('kind', PaperKindPipe)(target, key, index);
  const handler = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
  if (key === undefined || !handler) return;
  ApiParam({ name: 'kind', enum: PAPER_KINDS, enumName: 'PaperKind' })(target, key, handler);
};
