import { strokeIcon } from '../../icons/stroke-icon.js';

export const MinusIcon = strokeIcon('MinusIcon', 'M4 10h12');
export const FitWidthIcon = strokeIcon(
  'FitWidthIcon',
  'M3 4v12M17 4v12M6 10h8M8 7.5 5.5 10 8 12.5M12 7.5 14.5 10 12 12.5',
);
export const TurnIcon = strokeIcon('TurnIcon', 'M15.5 10a5.5 5.5 0 1 1-2-4.2M13.5 2v4h-4');
export const EnlargeIcon = strokeIcon('EnlargeIcon', 'M12 3.5h4.5V8M8 16.5H3.5V12M16.5 3.5 11.5 8.5M3.5 16.5l5-5');
