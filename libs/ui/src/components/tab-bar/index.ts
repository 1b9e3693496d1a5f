import { createElement } from 'react';
import { onDemand } from '../../loading/on-demand.js';
import { Skeleton } from '../loading/skeleton.js';
import type { TabBarProps } from './tab-bar.js';

export type { TabBarItem, TabBarProps } from './tab-bar.js';

/** As high as the bar, so that what stands under it does not move when it comes. */
const PLACEHOLDER_HEIGHT = '3rem';

/** A row of tabs; few pages have one, so that they bring it themselves. */
export const TabBar = onDemand<TabBarProps>(
  async () => (await import('./tab-bar.js')).TabBar,
  createElement(Skeleton, { height: PLACEHOLDER_HEIGHT }),
);
