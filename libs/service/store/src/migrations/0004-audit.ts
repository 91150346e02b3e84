import { type Migration } from './migration';

export const auditMigration: Migration = {
  number: 4,
  name: 'audit',
  statements: [
    `CREATE TABLE audit (
      sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      chain text NOT NULL,
      at timestamptz(3) NOT NULL,
      actor_type text NOT NULL,
      actor_id text,
      role text,
      request_id text,
      ip text,
      policy_number text,
      action text NOT NULL,
      entity_type text,
      entity_id uuid,
      before jsonb,
      after jsonb,
      reason text,
      outcome text NOT NULL,
      previous_hash text NOT NULL,
      hash text NOT NULL
    )`,
    // auditOf, and the order in which a chain is verified.
    `CREATE INDEX audit_chain ON audit (chain, sequence)`,
    // A chain cannot fork: a row has at most one that follows it.
    `CREATE UNIQUE INDEX audit_linear ON audit (chain, previous_hash)`,
    `CREATE TABLE audit_heads (chain text PRIMARY KEY, hash text NOT NULL)`,
    `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'Audit rows are never changed or removed' USING ERRCODE = 'insufficient_privilege';
      END
    $$`,
    `CREATE TRIGGER audit_rows_stay BEFORE UPDATE OR DELETE ON audit
      FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
    `CREATE TRIGGER audit_stays BEFORE TRUNCATE ON audit
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
  ],
};
