import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LoginThrottle } from './login-throttle.js';

/** Counts before the handler's transaction begins: who holds a connection must not wait for a second one. */
@Injectable()
export class RegistrationGuard implements CanActivate {
  constructor(private readonly throttle: LoginThrottle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.throttle.beforeRegistration(context.switchToHttp().getRequest<Request>().ip ?? '');
    return true;
  }
}
