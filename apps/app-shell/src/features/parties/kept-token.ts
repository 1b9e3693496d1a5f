const KEY = 'closewright.party-invitation';

/**
 * The secret of an invitation, through login and registration: it stays in this tab and out of every address. A browser
 * that keeps nothing loses it, and the link in the e-mail still works.
 */
export const keepToken = (token: string): void => {
  try {
    window.sessionStorage.setItem(KEY, token);
  } catch {
    // Nothing is kept.
  }
};

export const keptToken = (): string | undefined => {
  try {
    return window.sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

export const forgetToken = (): void => {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
