import { type Migration } from './migration';

/** Files that arrive in parts, until a call uses them. */
export const partialUploadsMigration: Migration = {
  number: 30,
  name: 'partial uploads',
  statements: [
    `CREATE TABLE partial_uploads (
      id uuid PRIMARY KEY,
      owner_id text NOT NULL,
      policy_number text NOT NULL,
      file_name text NOT NULL,
      file_extension text NOT NULL,
      content_type text NOT NULL,
      size_bytes integer NOT NULL,
      sha256 text NOT NULL,
      part_bytes integer NOT NULL,
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      UNIQUE (owner_id, policy_number, file_name, size_bytes, sha256)
    )`,
    // sweepPartialUploads
    `CREATE INDEX partial_uploads_expired ON partial_uploads (expires_at)`,
    `CREATE TABLE upload_parts (
      upload_id uuid NOT NULL REFERENCES partial_uploads ON DELETE CASCADE,
      part integer NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (upload_id, part)
    )`,
    // A photo does not get smaller: what would try costs time alone.
    `ALTER TABLE upload_parts ALTER COLUMN content SET STORAGE EXTERNAL`,
  ],
};
