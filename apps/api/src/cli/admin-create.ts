import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline';
import { NestFactory } from '@nestjs/core';
import { ACCOUNT_LIMITS, ACCOUNT_SECURITY } from '@cw/domain';
import { isEmail } from 'class-validator';
import { AppModule } from '../app.module.js';
import { DomainError } from '../common/errors/domain-error.js';
import type { AppConfig } from '../config/app-config.js';
import { configOrExit } from '../config/config-or-exit.js';
import { exitBecause } from '../config/exit-because.js';
import { AdminInvitations, type AdminInvitation, type NewAdmin } from '../modules/admin/index.js';

const USAGE = `Invites a member of staff, by a link that is good once.

  npm run admin:create -- --email ada@example.com --first-name Ada --last-name Stone

Whatever is left out is asked for, when there is somebody to ask.`;

type Field = keyof NewAdmin;

const isName = (text: string): boolean =>
  text.length >= ACCOUNT_LIMITS.nameMin && text.length <= ACCOUNT_LIMITS.nameMax;
const FIELDS: Readonly<
  Record<Field, { readonly option: string; readonly label: string; readonly accepts: (text: string) => boolean }>
> = {
  email: {
    option: '--email',
    label: 'E-mail',
    accepts: (text) => isEmail(text) && text.length <= ACCOUNT_LIMITS.emailMax,
  },
  firstName: { option: '--first-name', label: 'First name', accepts: isName },
  lastName: { option: '--last-name', label: 'Last name', accepts: isName },
};

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readOptions(): Partial<NewAdmin> {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      process.stdout.write(`${USAGE}\n`);
      process.exit(0);
    }
    const { email, 'first-name': firstName, 'last-name': lastName } = values;
    return { ...(email && { email }), ...(firstName && { firstName }), ...(lastName && { lastName }) };
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** Line by line, so that several pasted at once answer one question each. */
async function ask(fields: readonly Field[]): Promise<Partial<Record<Field, string>>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    terminal.setPrompt(`${FIELDS[field].label}: `);
    terminal.prompt();
    const line = await lines.next();
    answers[field] = line.done === true ? '' : line.value;
  }
  terminal.close();
  return answers;
}

/** What was given, and what a person at the terminal adds. */
async function complete(given: Partial<NewAdmin>): Promise<NewAdmin> {
  const missing = (Object.keys(FIELDS) as Field[]).filter((field) => given[field] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    fail(`Missing: ${missing.map((field) => FIELDS[field].option).join(', ')}\n\n${USAGE}`);
  }
  const asked = missing.length > 0 ? await ask(missing) : {};
  return checked({ email: '', firstName: '', lastName: '', ...given, ...asked });
}

function checked(person: NewAdmin): NewAdmin {
  const trimmed = { email: person.email.trim(), firstName: person.firstName.trim(), lastName: person.lastName.trim() };
  const wrong = (Object.keys(FIELDS) as Field[]).filter((field) => !FIELDS[field].accepts(trimmed[field]));
  if (wrong.length > 0)
    fail(`Not usable: ${wrong.map((field) => `${FIELDS[field].option} "${trimmed[field]}"`).join(', ')}`);
  return trimmed;
}

async function invite(config: AppConfig, person: NewAdmin): Promise<AdminInvitation> {
  const module = AppModule.forRoot({ ...config, workers: false, logLevel: 'silent' });
  const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  try {
    return await app.get(AdminInvitations).invite(person);
  } finally {
    await app.close();
  }
}

const config = configOrExit();
const person = await complete(readOptions());
try {
  const { token, isRepeated } = await invite(config, person);
  const before = isRepeated ? `${person.email} was invited before; that link works no more.\n` : '';
  process.stdout.write(
    `${before}Open this link within ${ACCOUNT_SECURITY.invitationHours} hours, to choose a password and set up the second factor. It is good once:\n\n  ${config.publicUrl}/admin/login#invitation=${token}\n\n`,
  );
  process.exit(0);
} catch (error) {
  if (error instanceof DomainError && error.code === 'user.email_taken')
    fail(`${person.email} has an account already. Choose another address; nobody's role is changed afterwards.`);
  exitBecause(error, config);
}
