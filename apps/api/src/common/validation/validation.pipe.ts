import { ValidationPipe } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';
import { rememberRules } from './known-rules.js';
import { faultsOf } from './validation-faults.js';

/** Unknown properties are faults, every fault is named, and the handler gets an instance of its DTO class. */
export function createValidationPipe(): ValidationPipe {
  rememberRules();
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => new DomainError('request.invalid', { faults: faultsOf(errors) }),
  });
}
