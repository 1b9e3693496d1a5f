import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { type Authenticated, AuthenticationService, type Credentials } from './authentication.service.js';
import { LoginDto } from './login.dto.js';

const OPTIONS = { usernameField: 'email', passwordField: 'password', passReqToCallback: true, session: false } as const;

function credentialsOf(request: Request): Credentials {
  const body: unknown = request.body;
  if (!(body instanceof LoginDto)) throw new Error('The login guard reads the body before the strategy');
  return { email: body.email, password: body.password, totp: body.totp, request };
}

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly authentication: AuthenticationService) {
    super(OPTIONS);
  }

  async validate(request: Request): Promise<Authenticated> {
    return this.authentication.anybody(credentialsOf(request));
  }
}

@Injectable()
export class AdminLocalStrategy extends PassportStrategy(Strategy, 'admin-local') {
  constructor(private readonly authentication: AuthenticationService) {
    super(OPTIONS);
  }

  async validate(request: Request): Promise<Authenticated> {
    return this.authentication.adminOnly(credentialsOf(request));
  }
}
