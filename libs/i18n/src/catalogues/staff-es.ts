import admin from './es/admin.json' with { type: 'json' };
import desk from './es/desk.json' with { type: 'json' };

/** The texts of the staff's own screens, so that nobody else downloads them. */
export const staffSpanish = { ...admin, ...desk };
