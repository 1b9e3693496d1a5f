import admin from './en/admin.json' with { type: 'json' };
import desk from './en/desk.json' with { type: 'json' };

/** What the staff's own frame and desk say, of the texts of first-ids.json; nobody else downloads them. */
export const firstStaffEnglish = { ...admin, ...desk };
