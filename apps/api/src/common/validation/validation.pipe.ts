import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError, ValidatorOptions } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';
import { cutToBounds } from './cut-to-bounds.js';
import { inheritedNameFaults } from './inherited-names.js';
import { rememberRules } from './known-rules.js';
import { faultsOf } from './validation-faults.js';

/** Looks at how things are named and how long they are before it looks into them. */
class BoundedValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const faults = this.toValidate(metadata) ? inheritedNameFaults(value) : [];
    if (faults.length > 0) throw new DomainError('request.invalid', { faults });
    return super.transform(value, metadata);
  }

  protected override validate(
    input: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> | ValidationError[] {
    cutToBounds(input);
    return super.validate(input, options);
  }
}

/** Unknown properties are faults, faults are named, and the handler gets an instance of its DTO class. */
export function createValidationPipe(): ValidationPipe {
  rememberRules();
  return new BoundedValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => new DomainError('request.invalid', { faults: faultsOf(errors) }),
  });
}
