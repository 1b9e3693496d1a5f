import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** The browser tells of it before the paper is laid out, so what is drawn because of it is on the paper. */
function subscribe(onChange: () => void): () => void {
  const begin = (): void => {
    isPrinting = true;
    onChange();
  };
  const end = (): void => {
    isPrinting = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed: nobody can press "Show all" on paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
