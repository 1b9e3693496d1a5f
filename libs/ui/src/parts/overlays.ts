// What lies on top of a page: dialogs, drawers, menus, tips. Public pages begin without.
export * from '../components/primitives/overlays.js';
export * from '../components/dialog-title/dialog-title.js';
export * from '../components/sheet/sheet.js';
