import { type PlainDate } from '@portal/domain';
import {
  type Claimant,
  type ClaimRecord,
  type ClaimRow,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { basisOf, type FoundBasis } from '../basis/basis-of';
import { claimantsOf } from '../opening/claimants-of';

interface Around {
  claim: Pick<ClaimRow, 'id' | 'lifeKind'>;
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
  const stood = record.beforeTakeover ?? policy.record;
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
  const named = claimantsOf(found, stood, null, uuid);
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
  return [...kept, ...others.map((one) => (one.role === 'BENEFICIARY' ? { ...one, share: null } : one))];
}
