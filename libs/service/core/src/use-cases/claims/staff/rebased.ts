import { type PlainDate } from '@portal/domain';
import {
  type Claimant,
  type ClaimRecord,
  type ClaimRow,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { basisOf, type FoundBasis } from '../basis/basis-of';
import { policyAtDeath } from '../basis/policy-at-death';
import { deadOn, knownDead } from '../dead-people';
import { claimantsOf } from '../opening/claimants-of';

interface Around {
  claim: Pick<ClaimRow, 'id' | 'lifeKind' | 'policyNumber'>;
  policy: PolicyRow;
  today: PlainDate;
  uuid(): string;
}

/**
 * A claim after what it rests on turned out otherwise: the day of death, the weeks of a pregnancy, or what was found out beside the documents.
 * The policy is looked at anew as it stood on that day; whoever claims already stays.
 */
export async function rebased(
  tx: Transaction,
  record: ClaimRecord,
  { claim, policy, today, uuid }: Around,
): Promise<ClaimRecord> {
  const { lifeId, deceased, stillborn, dateOfDeath, facts, documents } = record;
  const stood = await policyAtDeath(tx, { ...claim, record }, policy.record);
  const isNewborn = claim.lifeKind === 'CHILD' && lifeId === null;
  const found = await basisOf(tx, {
    record: stood,
    said: {
      lifeId,
      stillborn,
      newborn: isNewborn
        ? { First_Name: deceased.firstName, Surname: deceased.surname, Date_Of_Birth: deceased.dateOfBirth ?? '' }
        : null,
    },
    dateOfDeath,
    facts,
    transportInvoice: facts.isTransportPaidInMoney ? invoiceOf(documents) : null,
    today,
    claimId: claim.id,
  });
  const known = { ...knownDead({ lifeKind: claim.lifeKind, record }, stood), dead: deadOn(policy.record) };
  const named = claimantsOf(found, stood, known, { holder: null, uuid });
  return restingOn(record, found, named);
}

/** A claim that rests on what was found anew, with whoever may be paid by it. Pure. */
export const restingOn = (
  record: ClaimRecord,
  { basis, policyOnDay }: FoundBasis,
  named: readonly Claimant[],
): ClaimRecord => ({ ...record, basis, policyOnDay, claimants: withKnown(named, record.claimants) });

/** Rand on the accepted invoice for transporting the body; null while there is none. */
const invoiceOf = (documents: ClaimRecord['documents']): number | null =>
  documents.find(({ type, status }) => type === 'TRANSPORT_INVOICE' && status === 'ACCEPTED')?.says?.amount ?? null;

/** Those who claim by now in place of the same people found anew, and whoever else was let in. */
function withKnown(named: readonly Claimant[], known: readonly Claimant[]): Claimant[] {
  const isSame = (one: Claimant, other: Claimant) =>
    one.role === other.role &&
    one.beneficiaryId === other.beneficiaryId &&
    one.arrangesFuneral === other.arrangesFuneral;
  const kept = named.map((one) => {
    const before = known.find((other) => isSame(one, other));
    return before ? { ...before, share: one.share } : one;
  });
  const others = known.filter((one) => !named.some((other) => isSame(one, other)));
  return [...kept, ...others.map((one) => (hasShareByName(one) ? { ...one, share: null } : one))];
}

/** Whoever has a share because the policy says so: the main member, or, where they died, whom they named, or an estate. */
const hasShareByName = ({ role }: Claimant) => role === 'BENEFICIARY' || role === 'POLICYHOLDER' || role === 'EXECUTOR';
