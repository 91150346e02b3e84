import { type Migration } from './migration';

/** Ways into the audit for people, and to what was sent about a policy. */
export const readAuditMigration: Migration = {
  number: 17,
  name: 'read audit',
  statements: [
    // searchAudit: each filter with days, newest first. A policy's own rows are few and come by `audit_chain`.
    `CREATE INDEX audit_newest ON audit (at DESC, sequence DESC)`,
    `CREATE INDEX audit_of_actor ON audit (actor_id, at DESC, sequence DESC) WHERE actor_id IS NOT NULL`,
    `CREATE INDEX audit_of_action ON audit (action, at DESC, sequence DESC)`,
    // staffActs: what the policyholder reads, and what limits count.
    `CREATE INDEX audit_of_staff ON audit (chain, sequence DESC) WHERE actor_type = 'STAFF'`,
    // lastContacts.
    `CREATE INDEX outbox_of_policy ON outbox (policy_number, created_at DESC) WHERE policy_number IS NOT NULL`,
  ],
};
