import type { ProjectCategory } from '@cw/domain';
import type { MessageId } from './catalogues/en.js';

/** The text that names the trade of a license: one that names none is a general contractor's, and covers them all. */
export const licenseTradeId = (trade: ProjectCategory): MessageId =>
  trade === 'other' ? 'settings.papers.trade_every' : `projects.category.${trade}`;
