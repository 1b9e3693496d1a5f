import type { ProjectCategory } from '@cw/domain';
import { Chip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { TRADE_ICONS } from './trade-icon.js';

export interface TradeChipProps {
  readonly category: ProjectCategory;
}

/** A trade with its drawing and its word. */
export function TradeChip({ category }: TradeChipProps): ReactElement {
  const Icon = TRADE_ICONS[category];
  return (
    <Chip icon={<Icon />}>
      <FormattedMessage id={`projects.category.${category}`} />
    </Chip>
  );
}
