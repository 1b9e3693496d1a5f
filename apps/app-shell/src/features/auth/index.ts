export { AuthFrame } from './auth-frame.js';
export { EmailConfirmationNotice } from './email/email-confirmation-notice.js';
export { VerifyEmail } from './email/verify-email.js';
export { useLinkToken } from './link-token.js';
export { DemoLogins } from './login/demo-logins.js';
export { arrivalOf, type LoginArrival } from './login/login-arrival.js';
export { LoginForm } from './login/login-form.js';
export { LoginNotice } from './login/login-notice.js';
export { NewPasswordFields } from './password/new-password-fields.js';
export {
  isReauthenticationWanted,
  ReauthenticationProvider,
  useReauthentication,
} from './reauthentication/reauthentication-provider.js';
export { ForgotPassword } from './recovery/forgot-password.js';
export { ResetPassword } from './recovery/reset-password.js';
export { RegisterForm } from './register/register-form.js';
export { RecoveryCodes } from './second-factor/recovery-codes.js';
export { SecondFactorGate } from './second-factor/second-factor-gate.js';
export { SecondFactorSetup } from './second-factor/second-factor-setup.js';
export { StaffInvitation } from './staff-invitation/staff-invitation.js';
export { useLogout } from './use-logout.js';
export { useRefusalText } from './refusal-text.js';
