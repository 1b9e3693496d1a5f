import type { Login, NewAccount } from '../fixtures/people.js';
import type { Person } from './person.js';
import { button, css, field, named } from './targets.js';

/** Makes an account and arrives at its dashboard. */
export async function register(person: Person, account: NewAccount): Promise<void> {
  const { t } = person.words;
  await person.goTo('/app/register');
  await person.press(named('radio', t(`auth.role.${account.role}`), { begins: true }));
  await person.type(field(t('auth.field.first_name')), account.firstName);
  await person.type(field(t('auth.field.last_name')), account.lastName);
  await person.type(field(t('auth.field.email')), account.email);
  await person.type(css('[name=password]'), account.password);
  await person.type(css('[name=confirmPassword]'), account.password);
  await person.press(css('[name=adult]'));
  await person.press(css('[name=termsAccepted]'));
  await person.looks('register');
  await person.press(button(t('auth.register.submit')));
  await person.arrivesAt(/\/dashboard$/u);
}

/** Signs in and arrives at the dashboard. */
export async function logIn(person: Person, { email, password }: Login): Promise<void> {
  const { t } = person.words;
  await person.goTo('/app/login');
  await person.type(field(t('auth.field.email')), email);
  await person.type(css('[name=password]'), password);
  await person.looks('login');
  await person.press(button(t('auth.login.submit')));
  await person.arrivesAt(/\/dashboard$/u);
}
