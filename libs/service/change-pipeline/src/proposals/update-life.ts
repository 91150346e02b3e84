import { ageOn, childCoverEnd, documentsFor } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import {
  type ChangeContext,
  done,
  type EntityRecord,
  type Outcome,
  type Planner,
  refused,
  refusedFields,
} from '../change';
import { childKind, extendedMemberKind, type LifeKind, spouseKind } from '../rules/life-kinds';
import { checkNewLife } from '../rules/same-person';
import { changedFields } from './changed-fields';
import { findRecord, nextVersion } from './find-record';
import { recordFields } from './life-details';
import { pricedMember } from './new-lives';

interface UpdateBody {
  id: string;
  Version?: number | undefined;
}

/** What follows from the fields that change. */
type Following = (
  policy: StoredPolicy,
  next: EntityRecord,
  changed: string[],
  context: ChangeContext,
) => Outcome<EntityRecord>;

const nothingToChange = 'You have not changed anything';

/** Plans a change to a life: the fields sent, and the whole record must still be in order. */
const updateLife =
  (kind: LifeKind, follow: Following): Planner<UpdateBody> =>
  (policy, body, context) => {
    const { today, now } = context;
    const found = findRecord(policy, kind.entityType, body);
    if (!found.success) return found;
    const current = found.value;
    if (current['Life_Status'] === 'DECEASED') return refused('INVALID_STATUS');

    const fields = recordFields(body);
    const changed = changedFields(current, fields);
    if (changed.length === 0) return refused('BAD_REQUEST', nothingToChange);
    const errors = kind
      .onChanging({ ...current, ...fields }, today)
      .filter(({ field }) => field !== 'Guardian_Declaration');
    if (errors.length > 0) return refusedFields(errors);
    const twice = checkNewLife(policy, { ...current, ...fields }, context, body.id);
    if (twice) return twice;

    const followed = follow(policy, nextVersion(current, fields, now), changed, context);
    if (!followed.success) return followed;
    const proposed = followed.value;
    const age = ageOn(String(proposed['Date_Of_Birth']), today);
    return done({
      ...{ actionType: kind.update, entityType: kind.entityType, entityId: body.id },
      ...{ current, proposed, changedFields: changed, effectiveDate: today },
      requests: documentsFor(kind.update, { ...proposed, age }),
    });
  };

export const updateSpouse = updateLife(spouseKind, (_, next) => done(next));

export const updateChild = updateLife(childKind, (_, next) => {
  const circumstances = { isStudent: next['Is_Student'] === true, isDisabled: next['Is_Disabled'] === true };
  return done({ ...next, Cover_End_Date: childCoverEnd(String(next['Date_Of_Birth']), circumstances) });
});

/** Other cover has another premium, so it needs a quote. */
export const updateExtendedMember = updateLife(extendedMemberKind, (policy, next, changed, context) =>
  changed.includes('Cover_Amount') || changed.includes('Date_Of_Birth')
    ? pricedMember(policy, next, context)
    : done(next),
);
