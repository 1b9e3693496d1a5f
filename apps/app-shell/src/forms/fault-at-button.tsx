import { Banner } from '@cw/ui';
import type { ReactElement } from 'react';
import type { PaymentFault } from './payment-fault.js';
import { takeFocus } from './take-focus.js';

export interface FaultAtButtonProps {
  /** By which the button is described. */
  readonly id: string;
  readonly fault: PaymentFault | undefined;
  /** The page has just come with it: there was no press here that has the focus. */
  readonly first?: boolean;
}

/**
 * What went wrong with a press, right above its button: where the eye is. It is said once: it interrupts whoever listens,
 * and the button, which keeps the focus, is described by it. Where the page comes with it, it takes the focus, and is read
 * for that alone.
 */
export function FaultAtButton({ id, fault, first = false }: FaultAtButtonProps): ReactElement | null {
  if (fault === undefined) return null;
  const { title, text } = fault;
  const said = first
    ? ({ role: 'group', 'aria-label': `${title}: ${text}`, ref: takeFocus } as const)
    : { role: 'alert' };
  return (
    <div id={id} tabIndex={-1} {...said}>
      <Banner kind="broken" title={title}>
        {text}
      </Banner>
    </div>
  );
}
