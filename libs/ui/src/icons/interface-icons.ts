import { strokeIcon } from './stroke-icon.js';

export const HouseIcon = strokeIcon('HouseIcon', 'M3 9.5 10 3.5l7 6M5 8.5V17h10V8.5');
export const ClipboardIcon = strokeIcon('ClipboardIcon', 'M5 3.5h10V17H5zM8 3.5V2h4v1.5M8 8h4M8 11.5h4');
export const ToolboxIcon = strokeIcon('ToolboxIcon', 'M3 7h14v9.5H3zM7 7V4h6v3M3 11.5h14');
export const PlusIcon = strokeIcon('PlusIcon', 'M10 4v12M4 10h12');
export const PeopleIcon = strokeIcon(
  'PeopleIcon',
  'M3 15.5c0-3 2-4.5 4.5-4.5S12 12.5 12 15.5M7.5 8.3a2.5 2.5 0 1 0 0-.1M13 6h4M13 9h4M14.5 12H17',
);
export const UsersIcon = strokeIcon(
  'UsersIcon',
  'M2.5 16c0-3 2-4.5 4.5-4.5s4.5 1.5 4.5 4.5M7 8.8a2.5 2.5 0 1 0 0-.1M13 5a2.5 2.5 0 1 1 0 5M14 12c2 .3 3.5 1.6 3.5 4',
);
export const PersonIcon = strokeIcon('PersonIcon', 'M4 17c0-3.4 2.6-5.5 6-5.5s6 2.1 6 5.5M10 9a3 3 0 1 0 0-.1');
export const MessageIcon = strokeIcon('MessageIcon', 'M3 4h14v9.5H9L5.5 17v-3.5H3z');
export const SlidersIcon = strokeIcon('SlidersIcon', 'M3 6h8M15 6h2M3 14h2M9 14h8M11 4v4h4V4zM5 12v4h4v-4z');
export const BellIcon = strokeIcon('BellIcon', 'M5.5 14V9a4.5 4.5 0 0 1 9 0v5M3.5 14h13M8.5 17h3');
export const SignOutIcon = strokeIcon('SignOutIcon', 'M8 3.5H3.5v13H8M8.5 10H17M13.5 6.5 17 10l-3.5 3.5');
export const SearchIcon = strokeIcon('SearchIcon', 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4');
export const MenuIcon = strokeIcon('MenuIcon', 'M3 5.5h14M3 10h14M3 14.5h14');
export const SidebarIcon = strokeIcon('SidebarIcon', 'M3 4h14v12H3zM8 4v12');
export const HeartIcon = strokeIcon(
  'HeartIcon',
  'M10 16.5 3.9 10.3a3.8 3.8 0 0 1 5.4-5.4l.7.7.7-.7a3.8 3.8 0 0 1 5.4 5.4z',
);
export const CloseIcon = strokeIcon('CloseIcon', 'M5 5l10 10M15 5 5 15');
export const ChevronDownIcon = strokeIcon('ChevronDownIcon', 'M5 7.5l5 5 5-5');
export const ChevronUpIcon = strokeIcon('ChevronUpIcon', 'M5 12.5l5-5 5 5');
export const ChevronLeftIcon = strokeIcon('ChevronLeftIcon', 'M12.5 5l-5 5 5 5');
export const ChevronRightIcon = strokeIcon('ChevronRightIcon', 'M7.5 5l5 5-5 5');
export const ArrowIcon = strokeIcon('ArrowIcon', 'M4 10h12M11.5 5.5 16 10l-4.5 4.5');
export const ArrowBackIcon = strokeIcon('ArrowBackIcon', 'M16 10H4M8.5 5.5 4 10l4.5 4.5');
export const ReturnIcon = strokeIcon('ReturnIcon', 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4 4 0 0 1 0 8H7');
export const CheckIcon = strokeIcon('CheckIcon', 'M4 10.5 8.2 14.5 16 5.5');
export const CameraIcon = strokeIcon(
  'CameraIcon',
  'M3 6.5h3.5L8 4.5h4l1.5 2H17V16H3zM10 8.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4',
);
export const PinIcon = strokeIcon(
  'PinIcon',
  'M10 2.5c3 0 5 2.2 5 5 0 3.5-5 10-5 10s-5-6.5-5-10c0-2.8 2-5 5-5M10 6.2v2.5',
);
export const ShieldIcon = strokeIcon(
  'ShieldIcon',
  'M10 2.5 16.5 5v4.5c0 4-2.7 6.5-6.5 8-3.8-1.5-6.5-4-6.5-8V5zM7 10l2.3 2.2L13.3 8',
);
export const LockIcon = strokeIcon('LockIcon', 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v2');
export const CardIcon = strokeIcon('CardIcon', 'M2.5 4.5h15v11h-15zM2.5 8h15M5 12.5h3');
export const BankIcon = strokeIcon('BankIcon', 'M2.5 8 10 3.5 17.5 8M4 8v7M8 8v7M12 8v7M16 8v7M2.5 17h15');
export const UploadIcon = strokeIcon('UploadIcon', 'M10 13V4M6 7.5 10 3.5l4 4M3.5 13v3.5h13V13');
export const DownloadIcon = strokeIcon('DownloadIcon', 'M10 3.5V13M6 9.5l4 4 4-4M3.5 13v3.5h13V13');
export const PrintIcon = strokeIcon('PrintIcon', 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z');
export const FileIcon = strokeIcon('FileIcon', 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13.5h5');
export const LogIcon = strokeIcon('LogIcon', 'M4 3h12v14H4zM7 7h6M7 10h6M7 13h3');
export const ListIcon = strokeIcon('ListIcon', 'M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5');
export const CalendarIcon = strokeIcon('CalendarIcon', 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3');
export const ClockIcon = strokeIcon('ClockIcon', 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4M10 6v4.3l3 1.9');
export const InfoIcon = strokeIcon('InfoIcon', 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4M10 9v5M10 6v.5');
export const HelpIcon = strokeIcon(
  'HelpIcon',
  'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4M7.8 8.1a2.2 2.2 0 1 1 3.4 1.8c-.8.5-1.2.9-1.2 1.8M10 13.8v.5',
);
export const EyeIcon = strokeIcon('EyeIcon', 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4');
export const EyeOffIcon = strokeIcon(
  'EyeOffIcon',
  'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4M4 16.5 16 3.5',
);
export const TrashIcon = strokeIcon('TrashIcon', 'M3.5 5.5h13M7.5 5.5V3h5v2.5M5 5.5l1 12h8l1-12M8.5 8.5v6M11.5 8.5v6');
export const EditIcon = strokeIcon('EditIcon', 'M3.5 16.5V13L13 3.5 16.5 7 7 16.5zM10.8 5.7l3.5 3.5');
export const LinkIcon = strokeIcon(
  'LinkIcon',
  'M8.5 11.5l3-3M9 6.5 11.5 4a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5 8.5 16A3.2 3.2 0 0 1 4 11.5L6.5 9',
);
export const RefreshIcon = strokeIcon('RefreshIcon', 'M16 10a6 6 0 1 1-2-4.5M16 3v4h-4');
export const OfflineIcon = strokeIcon(
  'OfflineIcon',
  'M3 3l14 14M5 9c.8-.7 1.7-1.2 2.7-1.6M15 9a8 8 0 0 0-4-1.9M8 12.5a3.5 3.5 0 0 1 4 0M10 15.5v.5',
);
export const WarningIcon = strokeIcon('WarningIcon', 'M10 3 18 16.5H2zM10 8v4M10 14v.6');
export const ScalesIcon = strokeIcon('ScalesIcon', 'M10 3v14M6 17h8M3.5 6h13M3.5 6 1.5 11.5h4zM16.5 6l-2 5.5h4z');
export const FilterIcon = strokeIcon('FilterIcon', 'M3 4h14l-5.5 6.5V16l-3-1.5v-4z');
export const ClipIcon = strokeIcon(
  'ClipIcon',
  'M13.5 6.5 7.8 12.2a1.6 1.6 0 0 0 2.3 2.3l6-6A3.4 3.4 0 0 0 11.3 3.7L5 10a5 5 0 0 0 7 7l4-4',
);
export const MoreIcon = strokeIcon('MoreIcon', 'M4 9h2v2H4zM9 9h2v2H9zM14 9h2v2h-2z');
export const BoltReplyIcon = strokeIcon('BoltReplyIcon', 'M3 4h14v9.5H9L5.5 17v-3.5H3zM10.8 5.8 8 9.2h4L9.2 12');
export const MuteIcon = strokeIcon('MuteIcon', 'M5.5 14V9a4.5 4.5 0 0 1 7-3.7M14.5 9v5M3.5 14h11M8.5 17h3M3 3l14 14');
