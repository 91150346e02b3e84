import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AuditRow } from '../schema/audit';
import { canonicalJson } from './canonical-json';

/** What the first row of a chain follows. */
export const chainStart = '0'.repeat(64);

/** SHA-256, in hex, over a row and the hash of the row before it. The sequence is not covered: the chain gives the order. */
export const auditHash = (row: Omit<AuditRow, 'sequence' | 'hash'>): string =>
  bytesToHex(sha256(utf8ToBytes(`["${row.previousHash}${coveredAfterHash(row)}`)));

/** All that a hash covers as JSON text, from behind the hash of the row before, with which it begins. */
export function coveredAfterHash(row: Omit<AuditRow, 'sequence' | 'previousHash' | 'hash'>): string {
  const { chain, at, actorType, actorId, role, requestId, ip, policyNumber, action, entityType, entityId } = row;
  const { before, after, reason, outcome } = row;
  const covered = [
    '', chain, at.toISOString(), actorType, actorId, role, requestId, ip, policyNumber, action, entityType,
    entityId, before, after, reason, outcome,
  ]; // prettier-ignore
  return canonicalJson(covered).slice('["'.length);
}
