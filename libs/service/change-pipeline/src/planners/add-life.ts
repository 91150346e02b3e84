import { ageOn, documentsFor, newLifeCover } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type ChangeContext, done, type EntityRecord, type Outcome, type Planner, refused } from '../base/change';
import { checkNewLife } from '../rules/same-person';
import { isCovered, type LifeKind } from '../rules/life-kinds';
import { isAgeOverridden, overriding } from '../rules/override';
import { documentsIn, provedStudies, recordFields, unlessAgeOverridden } from './life-details';

/** What makes a kind's new person complete: its cover, its premium. `ageOverridden`: a limit of age was overridden. */
export type Completing = (
  policy: StoredPolicy,
  record: EntityRecord,
  context: ChangeContext,
  ageOverridden: boolean,
) => Outcome<EntityRecord>;

/** Plans the addition of a life: the plan takes it, there is room, nobody is on the policy twice (docs/domain/lives.md#r4-5). */
export const addLife =
  (kind: LifeKind, complete: Completing): Planner<object> =>
  (policy, body, context) => {
    const { today, open, now, uuid } = context;
    const takes = kind.checkPlan(policy.Product.Product_Name);
    if (!takes.success) return refused('INVALID_STATUS', takes.message);
    const asked = open.filter(({ actionType }) => actionType === kind.add).length;
    const room = kind.checkRoom(kind.on(policy).filter((life) => isCovered(life, today)).length + asked);
    if (!room.success) return refused(room.code === 'SPOUSE_EXISTS' ? 'SPOUSE_EXISTS' : 'CONFLICT', room.message);

    const fields = recordFields(body);
    const judged = overriding(kind.onJoining({ ...fields, ...documentsIn(body) }, today), body);
    if (!judged.success) return judged;
    const override = judged.value;
    const ageOverridden = isAgeOverridden(override);
    const { starts: effectiveDate, waitingEnds, movedChild } = newLifeCover(policy, kind.entityType, fields, today);
    const twice = checkNewLife(policy, fields, context, movedChild);
    if (twice) return twice;

    const birth = String(fields['Date_Of_Birth']);
    const record: EntityRecord = {
      Cover_End_Date: null,
      Cover_Amount: 0,
      ...fields,
      id: uuid(),
      Version: 1,
      Life_Status: 'PENDING',
      Cover_Start_Date: effectiveDate,
      Waiting_Period_End_Date: waitingEnds,
      Created_At: now.toISOString(),
      Updated_At: now.toISOString(),
      ...provedStudies(fields, documentsIn(body), today),
    };
    const completed = complete(policy, record, context, ageOverridden);
    if (!completed.success) return completed;
    return done({
      actionType: kind.add,
      entityType: kind.entityType,
      entityId: String(record['id']),
      effectiveDate,
      current: null,
      proposed: completed.value,
      changedFields: Object.keys(fields),
      override,
      requests: documentsFor(kind.add, {
        ...fields,
        ...unlessAgeOverridden(fields, ageOverridden),
        age: ageOn(birth, today),
      }),
    });
  };
