export { NewPasswordFields } from './password/new-password-fields.js';
export {
  isReauthenticationWanted,
  ReauthenticationProvider,
  useReauthentication,
} from './reauthentication/reauthentication-provider.js';
export { AuthenticatorKey } from './second-factor/authenticator-key.js';
export { checkCode, codeOf, type CodeKind } from './second-factor/code-answer.js';
export { CodeField } from './second-factor/code-field.js';
export { RecoveryCodes } from './second-factor/recovery-codes.js';
export { SecondFactorSetup } from './second-factor/second-factor-setup.js';
