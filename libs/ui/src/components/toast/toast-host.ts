import { useEffect, useState } from 'react';

/**
 * Whatever is modal hides all that stands beside it from readers and takes the focus back that leaves it. Toasts are
 * above it, and may have to be acted on while it is open: their place stays to be heard, and keeps its focus.
 */
function keepReachable(host: HTMLElement): () => void {
  const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
  observer.observe(host, { attributeFilter: ['aria-hidden'] });
  const keepFocus = (event: FocusEvent): void => event.stopPropagation();
  host.addEventListener('focusin', keepFocus);
  return () => {
    observer.disconnect();
    host.removeEventListener('focusin', keepFocus);
  };
}

/** A place of its own beside the page; none before the page is drawn, so that it can be drawn on a server too. */
export function useToastHost(): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.dataset.toasts = '';
    document.body.append(element);
    const release = keepReachable(element);
    setHost(element);
    return () => {
      release();
      element.remove();
    };
  }, []);
  return host;
}
