import { type Migration } from './migration';

export const auditAnchorsMigration: Migration = {
  number: 24,
  name: 'audit anchors',
  statements: [
    `CREATE TABLE audit_anchors (
      number integer PRIMARY KEY,
      at timestamptz(3) NOT NULL,
      sequence bigint NOT NULL,
      rows bigint NOT NULL,
      chains bigint NOT NULL,
      digest text NOT NULL,
      previous_mac text NOT NULL,
      mac text NOT NULL
    )`,
    `CREATE TRIGGER audit_anchors_stay BEFORE UPDATE OR DELETE ON audit_anchors
      FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
    `CREATE TRIGGER audit_anchors_stay_all BEFORE TRUNCATE ON audit_anchors
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
  ],
};
