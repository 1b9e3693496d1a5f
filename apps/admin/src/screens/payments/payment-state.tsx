import type { PaymentState } from '@cw/domain';
import { Chip, stateLook } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

/**
 * What staff call a state of a payment, wherever they read it: the parties' word is "held" for three of them, and would
 * say nothing in a filter.
 */
export function usePaymentStateWord(): (state: PaymentState) => string {
  const { formatMessage } = useIntl();
  return (state) => formatMessage({ id: `admin.payment.state.${state}` });
}

/** The parties' glyph and color with the staff's word. */
export function PaymentStateChip({ state }: { readonly state: PaymentState }): ReactElement {
  const { tone, solid = false, glyph: Glyph } = stateLook('payment', state);
  return (
    <Chip tone={tone} solid={solid} icon={<Glyph />}>
      {usePaymentStateWord()(state)}
    </Chip>
  );
}
