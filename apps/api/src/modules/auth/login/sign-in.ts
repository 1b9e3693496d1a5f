import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../../../common/http/caller-address.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { UserEntity } from '../../users/index.js';
import { deviceName } from '../devices/device-name.js';
import { KnownDevices } from '../devices/known-devices.js';
import { AccountNews } from '../mail/account-news.js';
import { SessionStarter } from '../sessions/session-starter.js';

export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** What happens to everybody whose identity is proven: a session, a remembered device, and word of a new one. */
@Injectable()
export class SignIn {
  constructor(
    private readonly starter: SessionStarter,
    private readonly devices: KnownDevices,
    private readonly unitOfWork: UnitOfWork,
    private readonly news: AccountNews,
  ) {}

  /** `user` as it was when its password was proven. */
  async again({ request, response }: Exchange, user: UserEntity, mfa: boolean): Promise<void> {
    await this.starter.start(request, response, { userId: user.id, role: user.role, mfa, proven: user });
    await this.unitOfWork.run(async () => {
      const isNew = await this.devices.remember(user.id, request, response);
      if (user.role === 'admin') await this.news.happened(user, { action: 'admin.logged_in', actorId: user.id });
      if (isNew) await this.news.happened(user, { actorId: user.id, mail: 'new_device', values: placeOf(request) });
    });
  }

  /** The account is a moment old: nobody needs to be told of the device that it was opened from. */
  async firstTime({ request, response }: Exchange, user: UserEntity, mfa: boolean): Promise<void> {
    await this.starter.start(request, response, { userId: user.id, role: user.role, mfa, proven: user });
    await this.devices.remember(user.id, request, response);
  }
}

const placeOf = (request: Request): Record<string, string> => ({
  device: deviceName(request.get('user-agent')),
  address: addressOf(request),
});
