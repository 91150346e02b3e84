import { done, type Planner, refused } from '../base/change';
import { effectiveDateOf } from '../base/effective-date';
import { childKind, extendedMemberKind, type LifeKind, spouseKind } from '../rules/life-kinds';
import { findRecord, nextVersion } from '../record/find-record';

interface RemovalBody {
  id: string;
  Version?: number | undefined;
  Reason: string;
}

/** Plans the end of a life's cover. Somebody who died stays on the policy with that status (docs/domain/policy.md#r4-3). */
const removeLife =
  (kind: LifeKind): Planner<RemovalBody> =>
  (policy, { id, Version, Reason }, { today, now }) => {
    const found = findRecord(policy, kind.entityType, { id, Version });
    if (!found.success) return found;
    const current = found.value;
    if (current['Life_Status'] === 'DECEASED') return refused('INVALID_STATUS');
    const effectiveDate = effectiveDateOf(
      { actionType: kind.remove, current, proposed: { Removal_Reason: Reason } },
      today,
    );
    const end = {
      Life_Status: Reason === 'DECEASED' ? 'DECEASED' : 'REMOVED',
      Cover_End_Date: effectiveDate,
      Removal_Reason: Reason,
    };
    return done({
      actionType: kind.remove,
      entityType: kind.entityType,
      entityId: id,
      effectiveDate,
      current,
      proposed: nextVersion(current, end, now),
      changedFields: ['Life_Status'],
      requests: [],
    });
  };

export const removeSpouse = removeLife(spouseKind);
export const removeChild = removeLife(childKind);
export const removeExtendedMember = removeLife(extendedMemberKind);
