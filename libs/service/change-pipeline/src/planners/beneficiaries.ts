import { askedAnew, beneficiaryRuleOn, identityRule, type ShareAllocation, yourselfSentence } from '@portal/contract';
import { activeBeneficiaries, checkRoomForBeneficiary, checkSplit, isSamePerson } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import {
  type ChangeContext,
  done,
  type EntityRecord,
  type Planner,
  refused,
  type Refused,
  refusedFields,
} from '../base/change';
import { splitOf } from '../rules/splits';
import { overriding } from '../rules/override';
import { changedFields } from '../base/changed-fields';
import { findRecord, nextVersion } from '../record/find-record';
import { recordFields } from './life-details';

interface WithSplit {
  ShareAllocation: ShareAllocation;
}
interface UpdateBody extends WithSplit {
  id: string;
  Version?: number | undefined;
  Beneficiary_Status?: 'ACTIVE' | 'REMOVED' | undefined;
}

/** The split names everybody who will be paid, and nobody else. */
function refusedSplit(split: ShareAllocation, people: readonly (string | null)[]): Refused | null {
  const checked = checkSplit(split, people);
  return checked.success ? null : refusedFields([{ field: 'ShareAllocation', message: checked.message }]);
}

/** Nobody is paid twice, and the policyholder is not there any more to be paid. */
function checkPerson(policy: StoredPolicy, person: EntityRecord, { open }: ChangeContext, except?: string) {
  if (isSamePerson(policy.MainMember, person)) {
    return refusedFields([{ field: 'Id_Number', message: yourselfSentence }]);
  }
  const asked = open
    .filter(({ actionType }) => actionType === 'ADD_BENEFICIARY')
    .map(({ proposedValue }) => proposedValue);
  const others = [...activeBeneficiaries(policy).filter(({ id }) => id !== except), ...asked];
  return others.some((other) => other && isSamePerson(other as object, person)) ? refused('DUPLICATE') : null;
}

/** Plans one more person who is paid, with the new split of all. */
export const addBeneficiary: Planner<WithSplit> = (policy, body, context) => {
  const { today, now, uuid, open } = context;
  const present = activeBeneficiaries(policy).map(({ id }) => id);
  const asked = open.filter(({ actionType }) => actionType === 'ADD_BENEFICIARY').length;
  const room = checkRoomForBeneficiary(present.length + asked);
  if (!room.success) return refused('CONFLICT', room.message);
  const split = refusedSplit(body.ShareAllocation, [...present, null]);
  if (split) return split;
  const fields = recordFields(body);
  const judged = overriding(beneficiaryRuleOn(today)(fields), body);
  if (!judged.success) return judged;
  const person = checkPerson(policy, fields, context);
  if (person) return person;
  const id = uuid();
  const proposed = {
    ...fields,
    id,
    Version: 1,
    Beneficiary_Status: 'ACTIVE',
    Is_Primary: false,
    Created_At: now.toISOString(),
    Updated_At: now.toISOString(),
  };
  return done({
    actionType: 'ADD_BENEFICIARY',
    entityType: 'BENEFICIARY',
    entityId: id,
    effectiveDate: today,
    current: { ShareAllocation: splitOf(policy, body.ShareAllocation) },
    proposed,
    changedFields: Object.keys(fields),
    requests: [],
    override: judged.value,
  });
};

/** Plans other details, other shares, or the end of somebody's share. The last one may go: the estate is paid then. */
export const updateBeneficiary: Planner<UpdateBody> = (policy, body, context) => {
  const { today, now } = context;
  const found = findRecord(policy, 'BENEFICIARY', body);
  if (!found.success) return found;
  const current = found.value;
  const isRemoved = body.Beneficiary_Status === 'REMOVED';
  const staying = activeBeneficiaries(policy)
    .map(({ id }) => id)
    .filter((id) => !isRemoved || id !== body.id);
  const split = refusedSplit(body.ShareAllocation, staying);
  if (split) return split;

  const { ShareAllocation, ...fields } = recordFields(body) as EntityRecord & WithSplit;
  const own = ShareAllocation.find(({ id }) => id === body.id);
  const next: EntityRecord = { ...current, ...fields, ...(own && { Benefit_Share: own.Benefit_Share }) };
  const errors = isRemoved ? [] : [...identityRule(next), ...askedAnew(beneficiaryRuleOn(today), current)(next)];
  const judged = overriding(errors, body);
  if (!judged.success) return judged;
  const person = checkPerson(policy, next, context, body.id);
  if (person) return person;
  const changed = changedFields(current, next);
  const present = activeBeneficiaries(policy);
  const movesOthers = ShareAllocation.some(
    ({ id, Benefit_Share }) => present.find((one) => one.id === id)?.Benefit_Share !== Benefit_Share,
  );
  if (changed.length === 0 && !movesOthers) return refused('BAD_REQUEST', 'You have not changed anything');
  return done({
    actionType: 'UPDATE_BENEFICIARY',
    entityType: 'BENEFICIARY',
    entityId: body.id,
    effectiveDate: today,
    current: { ...current, ShareAllocation: splitOf(policy, ShareAllocation) },
    proposed: { ...nextVersion(next, {}, now), ShareAllocation },
    changedFields: [...changed, ...(movesOthers ? ['Benefit_Share'] : [])],
    requests: [],
    override: judged.value,
  });
};
