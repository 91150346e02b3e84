import { type AppliedChange, type ConfirmedDeath, type PlainDate, todayInJohannesburg } from '@portal/domain';
import {
  type ChangeOnPolicy,
  changesOnPolicy,
  type Executor,
  schedulesOf,
  type StoredPolicy,
} from '@portal/service-store';
import { fieldsWritten } from './policy-fields';

/** A change as a death undoes it, with the policy as it was before it; null: it is not known. */
export interface ChangeMade extends ChangeOnPolicy {
  before: StoredPolicy | null;
  after: StoredPolicy | null;
}

/**
 * What took effect on a policy from the day of a death on, the oldest first, found in its editions: a change has the moment of the edition that
 * it issued. Once somebody has taken the policy over, changes are theirs.
 */
export async function changesMadeSince(
  executor: Executor,
  policyNumber: string,
  { kind, died }: Pick<ConfirmedDeath, 'kind' | 'died'>,
): Promise<ChangeMade[]> {
  const found = await changesOnPolicy(executor, policyNumber, startOf(died));
  const takenOver = found.findIndex((one) => one.kind === 'CONTINUE_POLICY' && dayOf(one.askedAt) >= died);
  const changes = kind === 'MAIN_MEMBER' && takenOver !== -1 ? found.slice(0, takenOver) : found;
  if (changes.length === 0) return [];
  const editions = await schedulesOf(executor, policyNumber);
  return changes.map((change) => {
    const at = editions.filter(({ issuedAt }) => issuedAt.getTime() === change.at.getTime());
    const before = editions.findLast(({ issuedAt }) => issuedAt < change.at) ?? at[0];
    return { ...change, before: before?.record ?? null, after: at.at(-1)?.record ?? null };
  });
}

/** The same as the rule of the domain takes them, record by record. Pure. */
export const appliedChanges = (made: readonly ChangeMade[]): AppliedChange[] =>
  made.flatMap((change) => {
    const { id, at, askedAt, isBySignIn: byMainMember } = change;
    const fields = writtenBy(change);
    return [...new Set(fields.map(({ entityId }) => entityId))].map((entityId) => ({
      id,
      entityId,
      appliedOn: dayOf(at),
      askedOn: dayOf(askedAt),
      byMainMember,
      fields: fields.filter((one) => one.entityId === entityId),
    }));
  });

function writtenBy({ kind, undone, before, after }: ChangeMade) {
  if (undone) return undone.map(({ entityId, field, from, to }) => ({ entityId, field, before: from, after: to }));
  return before && after ? fieldsWritten(kind, before, after) : [];
}

const dayOf = (at: Date): PlainDate => todayInJohannesburg(at);
const startOf = (day: PlainDate): Date => new Date(`${day}T00:00:00+02:00`);
