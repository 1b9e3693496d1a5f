import { DEMO_ACCOUNTS, DEMO_ADMIN_TOTP_SECRET, DEMO_PASSWORD, emailOf } from '../seed/data/people.js';

const lines = DEMO_ACCOUNTS.map(
  ({ login, role, firstName, lastName }) => `  ${emailOf(login).padEnd(40)} ${role}, ${firstName} ${lastName}`,
);
process.stdout.write(
  `${lines.join('\n')}\n  password: ${DEMO_PASSWORD}\n  admin's authenticator secret: ${DEMO_ADMIN_TOTP_SECRET}\n`,
);
