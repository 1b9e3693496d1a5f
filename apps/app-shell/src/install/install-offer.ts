/** Chromium's question, kept until somebody asks for it; browsers without it have no such event. */
export interface InstallQuestion extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let question: InstallQuestion | undefined;
const hearers = new Set<() => void>();

function keep(next: InstallQuestion | undefined): void {
  question = next;
  for (const hear of hearers) hear();
}

/** Keeps the browser's question, which comes once and early, instead of letting it interrupt. Returns how to stop. */
export function keepInstallQuestion(): () => void {
  const onQuestion = (event: Event): void => {
    event.preventDefault();
    keep(event as InstallQuestion);
  };
  const onInstalled = (): void => keep(undefined);
  window.addEventListener('beforeinstallprompt', onQuestion);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onQuestion);
    window.removeEventListener('appinstalled', onInstalled);
  };
}

export const installQuestion = (): InstallQuestion | undefined => question;

/** For `useSyncExternalStore`. */
export function onInstallQuestion(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Puts the browser's question, which may be put once. */
export async function askToInstall(): Promise<void> {
  const asked = question;
  keep(undefined);
  await asked?.prompt();
}
