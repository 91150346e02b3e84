import { type CoveringPolicy, type PlainDate, type PolicyStages } from '@portal/domain';
import { type CoveringRow, type StoredPolicy } from '@portal/service-store';
import { withActions } from '../record/activated';
import { benefitsHeld } from '../plan/plan-of-policy';

/** A policy as far as the cover of its people goes, with the benefits that the catalogue knows. */
export const asCovering = (policy: StoredPolicy): CoveringPolicy => ({ ...policy, riders: benefitsHeld(policy) });

/** A policy as it is on a day, and once everything that is approved holds. */
export function stagesOf({ row, approved }: CoveringRow, on: PlainDate): PolicyStages {
  const actions = approved.map(({ record }) => record);
  const due = actions.filter(({ effectiveDate }) => (effectiveDate ?? on) <= on);
  const thatDay = asCovering(withActions(row.record, due, on));
  return due.length === actions.length ? [thatDay] : [thatDay, asCovering(withActions(row.record, actions, on))];
}
