import type { AdminOverview } from '@cw/api-client';
import { FormattedMessage } from 'react-intl';
import { figure, type Figure } from '../records/count-bar.js';
import { DESK_FACTS, type Desk } from './desks.js';

/** How much waits at a desk, with the way to it. */
export function deskFigure(desk: Desk, overview: AdminOverview): Figure {
  const { count, waiting } = DESK_FACTS[desk];
  return {
    id: desk,
    to: waiting,
    isBroken: false,
    text: <FormattedMessage id={`admin.waits.${desk}`} values={{ count: overview[count], figure }} />,
  };
}
