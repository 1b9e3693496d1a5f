import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE verification_paper
    ADD licenses jsonb CHECK (licenses IS NULL OR kind = 'license' AND jsonb_typeof(licenses) = 'array')`,
  // What staff approved last: corrected by them, else as it was typed. Its number stays with the submission.
  `UPDATE verification_paper p SET licenses = (
      SELECT jsonb_agg(jsonb_build_object(
        'state', license->>'state', 'trade', license->>'trade', 'expiresOn', license->>'expiresOn') ORDER BY place)
      FROM jsonb_array_elements(approved.licenses) WITH ORDINALITY AS held (license, place))
    FROM (
      SELECT DISTINCT ON (contractor_id) contractor_id, coalesce(approved_fields, fields)->'licenses' AS licenses
      FROM paper_submission WHERE kind = 'license' AND state = 'approved'
      ORDER BY contractor_id, submitted_at DESC, id DESC) approved
    WHERE p.contractor_id = approved.contractor_id AND p.kind = 'license'`,
  // Approved before anything was written beside it: until now it counted for whatever its contractor bid on at home.
  `UPDATE verification_paper p SET licenses = jsonb_build_array(
      jsonb_build_object('state', c.state, 'trade', 'other', 'expiresOn', p.expires_on::text))
    FROM contractor_profile c
    WHERE c.id = p.contractor_id AND p.kind = 'license' AND p.licenses IS NULL AND p.expires_on IS NOT NULL
      AND c.state IS NOT NULL`,
  `UPDATE verification_paper p SET expires_on = (
      SELECT max((license->>'expiresOn')::date) FROM jsonb_array_elements(p.licenses) license)
    WHERE p.licenses IS NOT NULL`,
  // The first license that ended ended the whole paper: where another is in force, staff's approval never did.
  `UPDATE verification_paper SET state = 'approved', version = version + 1
    WHERE kind = 'license' AND state = 'expired' AND licenses IS NOT NULL AND expires_on >= current_date`,
];

const DOWN = [
  `UPDATE verification_paper p SET expires_on = (
      SELECT min((license->>'expiresOn')::date) FROM jsonb_array_elements(p.licenses) license)
    WHERE p.licenses IS NOT NULL`,
  `ALTER TABLE verification_paper DROP licenses`,
];

/** VER-01, CON-05: a paper holds several licenses, and each counts in its own state until its own last day. */
export class HoldLicenses1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
