import type { Cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ownProps } from '../../theme/own-props.js';

export type MoneySize = 'inline' | 'strong' | 'total' | 'large';

const Amount = styled(
  'span',
  ownProps('size'),
)<{ size: MoneySize }>(({ theme, size }) => ({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...(size === 'strong' && { fontWeight: 650 }),
  ...(size === 'total' && theme.typography.moneyTotal),
  ...(size === 'large' && theme.typography.money),
  '& small': { fontSize: '0.55em', verticalAlign: '0.52em', letterSpacing: 0, marginLeft: '0.06em' },
}));

export interface MoneyProps {
  readonly cents: Cents;
  /** `large` is Besley with raised cents, once on a page; `total` is Besley; `strong` is bold in its line. */
  readonly size?: MoneySize;
  /** Writes + before an amount that is added to a sum. */
  readonly plus?: boolean;
}

/** An amount, always as `$4,850.00` in both languages. */
export function Money({ cents, size = 'inline', plus = false }: MoneyProps): ReactElement {
  const text = `${plus && cents > 0 ? '+' : ''}${formatMoney(cents)}`;
  const point = text.lastIndexOf('.');
  return (
    <Amount size={size}>
      {size === 'large' ? (
        <>
          {text.slice(0, point)}
          <small>{text.slice(point)}</small>
        </>
      ) : (
        text
      )}
    </Amount>
  );
}
