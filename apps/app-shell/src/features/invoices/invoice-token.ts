import { useEffect } from 'react';
import { useLocation } from 'react-router';

const KEY = 'closewright.invoice';

function kept(): string | undefined {
  try {
    return window.sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(token: string): void {
  try {
    window.sessionStorage.setItem(KEY, token);
  } catch {
    // The bank's page then comes back to the link of the e-mail.
  }
}

/**
 * The secret of the link: behind the `#`, which no server sees. It stays in the address, which whoever pays comes back
 * to for weeks; this tab keeps it too, since the bank's page is told an address without it.
 */
export function useInvoiceToken(): string | undefined {
  const { hash } = useLocation();
  const token = hash.length > 1 ? hash.slice(1) : undefined;
  useEffect(() => {
    if (token !== undefined) keep(token);
  }, [token]);
  return token ?? kept();
}
