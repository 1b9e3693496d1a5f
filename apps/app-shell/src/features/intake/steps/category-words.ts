import type { IntakeCategory } from '@cw/domain';
import {
  BoltIcon,
  BrushIcon,
  DropIcon,
  FlameIcon,
  HouseIcon,
  InfoIcon,
  PlusIcon,
  RoofIcon,
  SlidersIcon,
  StepsIcon,
  WallIcon,
  type IconComponent,
} from '@cw/ui';

/** The drawing beside a category's word. */
export const CATEGORY_ICONS: Readonly<Record<IntakeCategory, IconComponent>> = {
  roof: RoofIcon,
  electrical: BoltIcon,
  plumbing: DropIcon,
  hvac: FlameIcon,
  structural: HouseIcon,
  exterior: BrushIcon,
  interior: WallIcon,
  safety: StepsIcon,
  appliances: SlidersIcon,
  pests_mold: InfoIcon,
  other: PlusIcon,
};
