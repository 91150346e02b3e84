import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord, done, type Outcome, type Proposal, refused } from '../base/change';
import { findEntity } from './put-entity';

interface Named {
  id: string;
  Version?: number | undefined;
}

/**
 * The record that a body names, as the policy has it.
 *
 * One that is not on this policy, is gone, or is somebody else's is unknown: 404. A version that has passed: 409.
 */
export function findRecord(
  policy: StoredPolicy,
  entityType: Proposal['entityType'],
  { id, Version }: Named,
): Outcome<EntityRecord> {
  const record = findEntity(policy, entityType, id);
  if (record === null || record['Life_Status'] === 'REMOVED' || record['Beneficiary_Status'] === 'REMOVED') {
    return refused('NOT_FOUND');
  }
  if (Version !== undefined && Version !== record['Version']) return refused('STALE_VERSION');
  return done(record);
}

/** The record with other values, one version on. */
export const nextVersion = (record: EntityRecord, fields: EntityRecord, now: Date): EntityRecord => ({
  ...record,
  ...fields,
  Version: Number(record['Version']) + 1,
  Updated_At: now.toISOString(),
});
