import { Email } from '../../users/index.js';
import { LinkToken } from '../links/link-token.dto.js';

export class VerifyEmailDto {
  @LinkToken()
  token: string;
}

export class ChangeEmailDto {
  @Email()
  email: string;
}
