import { ACCOUNT_LIMITS } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import { LinkToken } from '../links/link-token.dto.js';
import { ConfirmedPassword, NewPassword } from '../passwords/password.rules.js';
import { ConfirmTotpDto, TotpSetupResponse } from '../second-factor/totp.dto.js';
import { ShownText } from '../../../common/openapi/shown.js';
import { Choice } from '../../../common/validation/rules.js';

export class ReadInvitationDto {
  @LinkToken()
  token: string;
}

export class AcceptInvitationDto extends ConfirmTotpDto {
  @LinkToken()
  token: string;

  @NewPassword()
  password: string;

  @ConfirmedPassword()
  confirmPassword: string;

  @Choice('Locale', LOCALES, { optional: true, description: 'Of the page; default: the one they were invited with.' })
  locale?: Locale;
}

export class InvitationResponse extends TotpSetupResponse {
  @ShownText(ACCOUNT_LIMITS.emailMax, 'priya@closewright.test', { format: 'email' })
  email: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Priya')
  firstName: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Shah')
  lastName: string;
}
