// Whose turn it is: the API decides by this table, and no screen downloads it with its rules.
export * from '../turn/act.js';
export * from '../turn/turns.js';
export * from '../turn/staff-states.js';
export * from '../notification/notice-matter.js';
