import { cwTheme } from '@cw/ui';

/** Makes what the looks of every screen are taken from, so that drawing the first one takes that much less. */
export const prepareLooks = (): void => void cwTheme();
