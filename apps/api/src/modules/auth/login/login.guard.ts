import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, type AuthGuardAuthenticateOptions } from '@nestjs/passport';
import type { Request } from 'express';
import { createValidationPipe } from '../../../common/validation/validation.pipe.js';
import type { Authenticated } from './authentication.service.js';
import { LoginDto } from './login.dto.js';

const validation = createValidationPipe();
const PASSPORT_OPTIONS: AuthGuardAuthenticateOptions = { property: 'authenticated', session: false };

// Guards run before pipes: without this a missing field would be a wrong password instead of a named fault.
async function readCredentials(context: ExecutionContext): Promise<void> {
  const request = context.switchToHttp().getRequest<Request>();
  request.body = await validation.transform(request.body ?? {}, { type: 'body', metatype: LoginDto });
}

@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override getAuthenticateOptions(): AuthGuardAuthenticateOptions {
    return PASSPORT_OPTIONS;
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await readCredentials(context);
    return (await super.canActivate(context)) === true;
  }
}

@Injectable()
export class AdminLoginGuard extends AuthGuard('admin-local') {
  override getAuthenticateOptions(): AuthGuardAuthenticateOptions {
    return PASSPORT_OPTIONS;
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await readCredentials(context);
    return (await super.canActivate(context)) === true;
  }
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by the login guards. */
    authenticated?: Authenticated;
  }
}
