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
 * What went wrong with a press, right above its button: where the eye is. It interrupts whoever listens, and the button,
 * which keeps the focus, is described by it.
 */
export function FaultAtButton({ id, fault, first = false }: FaultAtButtonProps): ReactElement | null {
  if (fault === undefined) return null;
  return (
    <div id={id} role="alert" tabIndex={-1} ref={first ? takeFocus : null}>
      <Banner kind="broken" title={fault.title}>
        {fault.text}
      </Banner>
    </div>
  );
}
