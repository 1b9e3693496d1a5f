import { WORKSPACE_CONTRACT, type FormModule } from '@cw/api-client';
import { loadMessages } from '@cw/i18n';
import { detectPageLocale } from '@cw/i18n/startup';

/** What this build speaks, as of the workspace. */
export const contract = WORKSPACE_CONTRACT;

/** The request form of the public site, to be drawn where its stored page stands. */
export const openForm: FormModule['openForm'] = async (nextTurn) => {
  const locale = detectPageLocale();
  const [{ parts, prepare }, messages] = await Promise.all([import('../app/form/form-parts.js'), loadMessages(locale)]);
  for (const evaluate of parts) {
    await nextTurn();
    await evaluate();
  }
  await nextTurn();
  return prepare({ locale, messages });
};
