/** What a program finds in every environment here: the way to programs, and what moves the date of a whole run. */
const KEPT = ['PATH', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'] as const;

/**
 * The environment of a program that is started with settings of the test's own: what any program needs, and none of the
 * settings that this process has.
 */
export const bareEnvironment = (settings: Readonly<Record<string, string>>): Record<string, string> => {
  const kept = KEPT.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), ...settings };
};
