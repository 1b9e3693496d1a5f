import { strokeIcon } from './stroke-icon.js';

export const RoofIcon = strokeIcon('RoofIcon', 'M2 11 10 4.5l8 6.5M13.5 7.3V4h2.5v5.3M5 12v4.5h10V12');
export const BoltIcon = strokeIcon('BoltIcon', 'M11 2.5 4.5 11.5H10L9 17.5l6.5-9H10z');
export const DropIcon = strokeIcon('DropIcon', 'M10 2.5c3 4 5 6.5 5 9a5 5 0 0 1-10 0c0-2.5 2-5 5-9z');
export const FlameIcon = strokeIcon(
  'FlameIcon',
  'M10 2.5c.5 3 4.5 5 4.5 9a4.5 4.5 0 0 1-9 0c0-2 1-3 2-4.5.5 1.5 1 2 1.5 2C10 7 9.5 4.5 10 2.5z',
);
export const BrushIcon = strokeIcon('BrushIcon', 'M4 3.5h11v5H4zM15 6h2v4h-7v2.5M8.5 12.5h3v5h-3z');
export const StepsIcon = strokeIcon('StepsIcon', 'M3 17v-3h3.5v-3H10V8h3.5V5M3 9.5 13.5 1.5M17 17V5h-3.5');
export const HammerIcon = strokeIcon('HammerIcon', 'M3 17 11 8M8 3.5l6.5 5.5 2-2.5L12 2.5z');
export const WindowIcon = strokeIcon('WindowIcon', 'M4 3h12v14H4zM10 3v14M4 10h12');
export const DoorIcon = strokeIcon('DoorIcon', 'M5 17V3h10v14M3 17h14M12 10v.5');
export const PlanksIcon = strokeIcon('PlanksIcon', 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v4M13 8v4M7 12v4');
export const WallIcon = strokeIcon('WallIcon', 'M3 4h14v12H3zM10 4v12M13.5 8v1M6.5 11v1');
export const TreeIcon = strokeIcon(
  'TreeIcon',
  'M10 17V9M10 2.5c3.5 0 5.5 2.5 5.5 5.2S13.5 12 10 12s-5.5-1.6-5.5-4.3S6.5 2.5 10 2.5M7 17h6',
);
