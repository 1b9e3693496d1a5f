import type { LoadedLocale } from '@cw/i18n/react';
import type { ReactElement } from 'react';

// Eager: all of them are downloaded with this module, and each is evaluated when it is asked for.
const loadLooks = () => import(/* webpackMode: "eager" */ '../loading/looks.js');
const loadStore = () => import(/* webpackMode: "eager" */ './form-store.js');
const loadRules = () => import(/* webpackMode: "eager" */ '../../features/intake/answers/intake-faults.js');
const loadStep = () => import(/* webpackMode: "eager" */ '../../features/intake/step-view.js');
const loadApp = () => import(/* webpackMode: "eager" */ './form-app.js');

/** What the request form is made of, one after the other: what one of them has evaluated the next need not. */
export const parts: readonly (() => Promise<unknown>)[] = [
  loadLooks,
  async () => (await loadLooks()).prepareLooks(),
  loadStore,
  loadRules,
  loadStep,
  loadApp,
];

/** The form as it can be drawn. */
export async function prepare(locale: LoadedLocale): Promise<ReactElement> {
  const [{ makeFirstStore }, { FormApp }] = await Promise.all([loadStore(), loadApp()]);
  return <FormApp store={makeFirstStore()} locale={locale} />;
}
