import admin from './en/admin.json' with { type: 'json' };
import desk from './en/desk.json' with { type: 'json' };

/** The texts of the staff's own screens, so that nobody else downloads them. */
export const staffEnglish = { ...admin, ...desk };
