/** The day on which the house of a project `p` closes: that of a closing that fell through is nobody's day. */
export const CLOSING_DAY = `CASE WHEN EXISTS (SELECT FROM invoice i
    WHERE i.project_id = p.id AND i.state <> 'void' AND i.fell_through_at IS NOT NULL) THEN NULL ELSE p.closing_date END`;
