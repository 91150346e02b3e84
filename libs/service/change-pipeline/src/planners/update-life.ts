import { askedAnew } from '@portal/contract';
import {
  ageOn,
  childCoverEnd,
  documentsFor,
  isPlainDate,
  otherCoverOf,
  type PlainDate,
  titleOn,
  touchesRule,
} from '@portal/domain';
import { type StoredExtendedMember, type StoredPolicy } from '@portal/service-store';
import { effectiveDateOf } from '../base/effective-date';
import { type ChangeContext, done, type EntityRecord, type Outcome, type Planner, refused } from '../base/change';
import { childKind, extendedMemberKind, type LifeKind, spouseKind } from '../rules/life-kinds';
import { mayAskOtherCover } from '../rules/may-change';
import { checkNewLife } from '../rules/same-person';
import { isAgeOverridden, overriding } from '../rules/override';
import { changedFields } from '../base/changed-fields';
import { findRecord, nextVersion } from '../record/find-record';
import { circumstancesOf, documentsIn, provedStudies, recordFields, unlessAgeOverridden } from './life-details';
import { pricedMember } from './new-lives';

interface UpdateBody {
  id: string;
  Version?: number | undefined;
}

/** What follows from the fields that change. */
interface Change {
  policy: StoredPolicy;
  current: EntityRecord;
  next: EntityRecord;
  changed: string[];
  context: ChangeContext;
  /** A limit of age was overridden. */
  ageOverridden: boolean;
}
type Following = (change: Change) => Outcome<EntityRecord>;

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

    const fields = kind === childKind ? fieldsOfChild(body, current, today) : recordFields(body);
    const proved = provedStudies({ ...current, ...fields }, documentsIn(body), today);
    const changed = changedFields(current, { ...fields, ...proved });
    if (changed.length === 0) return refused('BAD_REQUEST', nothingToChange);
    const rules = askedAnew<EntityRecord>((record) => kind.onChanging(record, today), current);
    const errors = rules({ ...current, ...fields, ...documentsIn(body) });
    const judged = overriding(
      errors.filter(({ field }) => field !== 'Guardian_Declaration'),
      body,
    );
    if (!judged.success) return judged;
    const override = judged.value;
    const ageOverridden = isAgeOverridden(override);
    const twice = checkNewLife(policy, { ...current, ...fields }, context, body.id);
    if (twice) return twice;

    const next = nextVersion(current, { ...fields, ...proved }, now);
    const followed = follow({ policy, current, next, changed, context, ageOverridden });
    if (!followed.success) return followed;
    const proposed = followed.value;
    const age = ageOn(String(proposed['Date_Of_Birth']), today);
    return done({
      actionType: kind.update,
      entityType: kind.entityType,
      entityId: body.id,
      current,
      proposed,
      changedFields: changed,
      effectiveDate: effectiveDateOf({ actionType: kind.update, current, proposed }, today),
      override,
      requests: documentsFor(kind.update, { ...proposed, ...unlessAgeOverridden(proposed, ageOverridden), age }),
    });
  };

/** What is sent of a child; a title only of one who is old enough to have one. */
function fieldsOfChild(body: object, current: EntityRecord, today: PlainDate): EntityRecord {
  const sent = recordFields(body);
  const { Title = null, ...others } = sent;
  const birth = sent['Date_Of_Birth'] ?? current['Date_Of_Birth'];
  const isTooYoung = Title !== null && isPlainDate(birth) && titleOn(Title, birth, today) === null;
  return isTooYoung ? others : sent;
}

export const updateSpouse = updateLife(spouseKind, ({ next }) => done(next));

/** The day on which cover ends moves only with what it depends on: a child whose age limit was overridden once stays so. */
export const updateChild = updateLife(childKind, ({ current, next, ageOverridden }) =>
  touchesRule('AGE_LIMIT', current, next)
    ? done({
        ...next,
        Cover_End_Date: childCoverEnd(String(next['Date_Of_Birth']), circumstancesOf(next, ageOverridden)),
      })
    : done(next),
);

/** Other cover has another premium, so it needs a quote, and is asked for as all cover is. */
export const updateExtendedMember = updateLife(extendedMemberKind, ({ policy, current, next, changed, context }) => {
  const otherCover = otherCoverOf('UPDATE_EXTENDED_MEMBER', current, next);
  if (otherCover === 0 && !changed.includes('Date_Of_Birth')) return done(next);
  const refusal = mayAskOtherCover(otherCover, policy.Policy_Status, context);
  return refusal ?? pricedMember(policy, next, context, current as unknown as StoredExtendedMember);
});
