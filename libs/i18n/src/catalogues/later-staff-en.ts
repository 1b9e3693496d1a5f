import admin from './en/admin.json' with { type: 'json' };
import desk from './en/desk.json' with { type: 'json' };

/** What the staff's other screens say; nobody else downloads it. */
export const laterStaffEnglish = { ...admin, ...desk };
