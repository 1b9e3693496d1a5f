import type { ProjectCategory } from '@cw/domain';
import {
  BoltIcon,
  BrushIcon,
  DoorIcon,
  DropIcon,
  FlameIcon,
  HammerIcon,
  PlanksIcon,
  RoofIcon,
  TreeIcon,
  WallIcon,
  WindowIcon,
  type IconComponent,
} from '@cw/ui';

/** The drawing beside a trade's word. */
export const TRADE_ICONS: Readonly<Record<ProjectCategory, IconComponent>> = {
  electrical: BoltIcon,
  plumbing: DropIcon,
  roofing: RoofIcon,
  flooring: PlanksIcon,
  painting: BrushIcon,
  drywall: WallIcon,
  windows: WindowIcon,
  doors: DoorIcon,
  hvac: FlameIcon,
  landscaping: TreeIcon,
  other: HammerIcon,
};
