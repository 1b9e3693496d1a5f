// What is typed in, chosen from, dropped on and confirmed.
export * from '../components/primitives/forms.js';
export * from '../components/composer/composer.js';
export * from '../components/confirm-dialog/confirm-dialog.js';
export * from '../components/error-summary/error-summary.js';
export * from '../components/field/checkbox-field.js';
export * from '../components/field/choice-group.js';
export { fieldId, FieldFrame, FieldGroup } from '../components/field/field-frame.js';
export type { FieldFrameProps, FieldTexts } from '../components/field/field-frame.js';
export * from '../components/field/select-field.js';
export * from '../components/field/calendar-fields.js';
export * from '../components/field/special-fields.js';
export * from '../components/field/unread.js';
export * from '../components/field/text-field.js';
export * from '../components/file-drop/file-drop.js';
export { FileList, type FileListProps } from '../components/file-drop/file-list.js';
export * from '../components/progress/step-bar.js';
export * from '../components/split-bar/split-bar.js';
export * from '../components/split-bar/split-field.js';
