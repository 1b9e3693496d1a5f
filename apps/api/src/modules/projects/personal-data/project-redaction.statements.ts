import type { PreparedQuery } from '../../../common/persistence/sql.js';

/** $1 is the person who leaves, in every statement. */

/** Only what stands in a completed job is the contract of two sides. */
const GOES = `p.status <> 'completed'`;

// A reason hangs on the project itself or on one of its conditions.
const ON_PROJECT = `(s.entity = 'project' AND s.entity_id = p.id)
  OR (s.entity = 'condition' AND s.entity_id IN (SELECT c.id FROM condition c WHERE c.project_id = p.id))`;

export const TYPED_REASONS: PreparedQuery = {
  name: 'project_redaction_typed',
  text: `
    WITH typed AS (
      SELECT coalesce(c.project_id, s.entity_id) AS project_id, s.reason
      FROM state_change s LEFT JOIN condition c ON s.entity = 'condition' AND c.id = s.entity_id
      WHERE s.actor_id = $1 AND s.reason IS NOT NULL AND s.entity IN ('project', 'condition')
    )
    SELECT p.id AS "projectId", p.title AS "projectTitle", p.owner_id AS "ownerId", array_agg(typed.reason) AS reasons
    FROM typed JOIN project p ON p.id = typed.project_id WHERE ${GOES} GROUP BY p.id`,
};

export const FORGET_REASONS: PreparedQuery = {
  name: 'project_redaction_reasons',
  text: `SELECT forget_reasons(array(SELECT s.id FROM state_change s
    WHERE s.actor_id = $1 AND s.reason IS NOT NULL AND EXISTS (SELECT FROM project p WHERE ${GOES} AND (${ON_PROJECT}))))`,
};

export const REDACT_COMPLETED: PreparedQuery = {
  name: 'project_redaction_completed',
  text: `UPDATE project p SET address = NULL, special_requirements = NULL, lender = NULL, loan_officer = NULL,
      case_number = NULL, settlement_agent = NULL, principal_name = NULL, principal_role = NULL, version = version + 1
    WHERE p.owner_id = $1 AND p.status = 'completed'`,
};

/** What remains is called by its place, which needs no translation. */
export const REDACT_OTHERS: PreparedQuery = {
  name: 'project_redaction_others',
  text: `UPDATE project p SET title = z.city || ', ' || z.state || ' ' || z.zip, description = '', city = z.city,
      address = NULL, special_requirements = NULL, lender = NULL, loan_officer = NULL, case_number = NULL,
      settlement_agent = NULL, principal_name = NULL, principal_role = NULL, condition_words = '', version = version + 1
    FROM zip_centroid z WHERE z.zip = p.zip AND p.owner_id = $1 AND ${GOES}
    RETURNING p.id AS "projectId", p.title AS "projectTitle", p.owner_id AS "ownerId"`,
};

export const REDACT_CONDITIONS: PreparedQuery = {
  name: 'project_redaction_conditions',
  text: `UPDATE condition c SET title = '#' || c.number, location = '', scope = '', quote = NULL, return_reason = NULL
    FROM project p WHERE p.id = c.project_id AND p.owner_id = $1 AND ${GOES}`,
};

const EVIDENCE = `f.kind IN ('before', 'after', 'proof', 'exhibit')`;

export const DELETE_FILES: PreparedQuery = {
  name: 'project_redaction_files',
  text: `DELETE FROM project_file f USING project p
    WHERE p.id = f.project_id AND f.uploaded_by_id = $1 AND (${GOES} OR NOT ${EVIDENCE})
    RETURNING f.storage_key, f.thumbnail_key, f.original_key`,
};

// As the camera gave it, with where and whose it was. What the other side needs is the picture, which stays without that.
export const FORGET_ORIGINALS: PreparedQuery = {
  name: 'project_redaction_originals',
  text: `UPDATE project_file f SET original_key = NULL FROM project_file before
    WHERE before.id = f.id AND f.uploaded_by_id = $1 AND f.original_key IS NOT NULL
    RETURNING before.original_key`,
};

export const RENAME_EVIDENCE: PreparedQuery = {
  name: 'project_redaction_evidence',
  text: `UPDATE project_file f SET name = f.kind || coalesce(substring(f.name FROM '\\.[a-z0-9]{1,5}$'), '')
    WHERE f.uploaded_by_id = $1`,
};
