export { AuthFrame } from './auth-frame.js';
export { DemoLogins } from './demo-logins.js';
export { LoginForm } from './login-form.js';
export {
  isReauthenticationWanted,
  ReauthenticationProvider,
  useReauthentication,
} from './reauthentication/reauthentication-provider.js';
export { RegisterForm } from './register-form.js';
export { useLogout } from './use-logout.js';
export { useSavedLocale } from './use-saved-locale.js';
