import admin from './es/admin.json' with { type: 'json' };
import desk from './es/desk.json' with { type: 'json' };

/** What the staff's other screens say; nobody else downloads it. */
export const laterStaffSpanish = { ...admin, ...desk };
