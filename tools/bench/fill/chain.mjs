// The audit of a policy: every row covers the one before it, by the service's own hash.
import { copied, filled } from './template.mjs';

/** Continues chains row by row, whatever comes between: of each policy it remembers the last hash. */
export function chains({ auditHash, chainStart }, columns, policies) {
  const heads = Buffer.alloc(policies * 32);
  const begun = new Uint8Array(policies);
  return {
    /** The next row of a policy, as `COPY` reads it. */
    next(index, parts, filling) {
      const row = Object.fromEntries(columns.map((name, at) => [name, parts[at] && filled(parts[at], filling)]));
      const previousHash = begun[index] ? heads.toString('hex', index * 32, index * 32 + 32) : chainStart;
      const hash = auditHash({
        chain: row.chain,
        at: new Date(row.at),
        actorType: row.actor_type,
        actorId: row.actor_id,
        role: row.role,
        requestId: row.request_id,
        ip: row.ip,
        policyNumber: row.policy_number,
        action: row.action,
        entityType: row.entity_type,
        entityId: row.entity_id,
        before: row.before && JSON.parse(row.before),
        after: row.after && JSON.parse(row.after),
        reason: row.reason,
        outcome: row.outcome,
        previousHash,
      });
      heads.write(hash, index * 32, 'hex');
      begun[index] = 1;
      const written = { ...row, previous_hash: previousHash, hash };
      return columns.map((name) => copied(written[name])).join('\t');
    },
    /** The last hash of a policy; null where nothing was written. */
    headOf: (index) => (begun[index] ? heads.toString('hex', index * 32, index * 32 + 32) : null),
  };
}
