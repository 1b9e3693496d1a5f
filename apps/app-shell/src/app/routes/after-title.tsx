import { Coming } from '@cw/ui';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { useNavigationType } from 'react-router';

/**
 * What takes a phone longer to draw than a press may wait for its answer: it is drawn once the title is on the screen, which
 * says that the press was heard. Whoever comes back finds it where they left it, so then it is drawn at once; so it is on
 * the page that is opened first.
 */
export function AfterTitle({ children }: { readonly children: ReactNode }): ReactElement {
  const wasPressed = useNavigationType() !== 'POP';
  const isDrawn = useDeferredValue(true, !wasPressed);
  return isDrawn ? <>{children}</> : <Coming />;
}
