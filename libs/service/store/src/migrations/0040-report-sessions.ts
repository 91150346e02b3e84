import { type Migration } from './migration';

/**
 * Sign-ins of people who reported a death and are nobody who claims: each opens the report that they made (docs/domain/claims.md#c1-4). And
 * what they send for it.
 */
export const reportSessionsMigration: Migration = {
  number: 40,
  name: 'report sessions',
  statements: [
    `ALTER TABLE claimant_sessions ALTER COLUMN claim_id DROP NOT NULL, ALTER COLUMN claimant_id DROP NOT NULL`,
    `ALTER TABLE claimant_sessions ADD COLUMN report_id uuid`,
    `ALTER TABLE claimant_sessions ADD CONSTRAINT claimant_sessions_report_id_fkey
      FOREIGN KEY (report_id) REFERENCES death_reports (id) NOT VALID`,
    `ALTER TABLE claimant_sessions ADD CONSTRAINT claimant_sessions_open_one
      CHECK (num_nonnulls(claim_id, report_id) = 1 AND (claim_id IS NULL) = (claimant_id IS NULL)) NOT VALID`,
    `ALTER TABLE claimant_sessions VALIDATE CONSTRAINT claimant_sessions_report_id_fkey`,
    `ALTER TABLE claimant_sessions VALIDATE CONSTRAINT claimant_sessions_open_one`,
    `CREATE TABLE death_report_files (
      id uuid PRIMARY KEY,
      report_id uuid NOT NULL REFERENCES death_reports (id) ON DELETE CASCADE,
      type text NOT NULL,
      file_name text NOT NULL,
      file_extension text NOT NULL,
      content_type text NOT NULL,
      size_bytes integer NOT NULL,
      sha256 text NOT NULL,
      content bytea NOT NULL,
      received_at timestamptz(3) NOT NULL
    )`,
    // filesOfDeathReport
    `CREATE INDEX death_report_files_report ON death_report_files (report_id, received_at, id)`,
  ],
};
