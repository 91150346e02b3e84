import {
  codesOf,
  type ClaimBasis,
  claimBasis,
  claimDocumentTypes,
  type ClaimDocumentType,
  type CoverElsewhere,
  fullName,
  type PlainDate,
} from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import {
  type ClaimFacts,
  type ClaimRecord,
  claimsOfPolicies,
  documentTypesAtEntry,
  type Executor,
  type StoredPolicy,
} from '@portal/service-store';
import { coverElsewhereOf } from './cover-elsewhere';
import { policyOnDay, type PolicyOnDay } from './policy-on-day';
import { deceasedOf, type WhoDied, type WhoIsSaid, whoDied } from './who-died';

/** A death on a policy, as far as it is known. */
export interface DeathOnPolicy {
  record: StoredPolicy;
  said: WhoIsSaid;
  dateOfDeath: PlainDate;
  facts: ClaimFacts;
  /** Rand of the invoice for transporting the body; null: none, or it was done in kind. */
  transportInvoice: number | null;
  today: PlainDate;
  /** The claim that it is for, which is not one of those before it; null while there is none. */
  claimId: string | null;
}

/** What a claim rests on, as it stood on the day of death. */
export interface FoundBasis {
  who: WhoDied;
  basis: ClaimBasis;
  policyOnDay: ClaimRecord['policyOnDay'];
}

/** What is known besides the policy of the day of death. */
interface KnownOfDeath {
  onDay: PolicyOnDay;
  who: WhoDied;
  stillbornClaimsPaid: number;
  coverElsewhere: CoverElsewhere[];
  acceptedDocuments: ClaimDocumentType[];
}

/** Looks up everything that the amounts and the documents of a claim follow from. Refuses with 404 somebody who is not on the policy. */
export async function basisOf(executor: Executor, death: DeathOnPolicy): Promise<FoundBasis> {
  const { record, said, dateOfDeath: dayOfDeath, today } = death;
  const { Policy_Number: policyNumber } = record;
  const onDay = await policyOnDay(executor, record, dayOfDeath);
  const who = whoDied(said, [onDay.policy, record]);
  return basisFrom(death, {
    onDay,
    who,
    stillbornClaimsPaid: await stillbornClaimsPaid(executor, policyNumber, death.claimId),
    coverElsewhere: await coverElsewhereOf(executor, { policyNumber, person: who.person, dayOfDeath, today }),
    acceptedDocuments: await acceptedDocuments(executor, onDay.policy, { who, dayOfDeath }),
  });
}

/** What a claim rests on, by what is known. Pure. */
export function basisFrom(
  { record, said, dateOfDeath: dayOfDeath, facts, transportInvoice }: Omit<DeathOnPolicy, 'today' | 'claimId'>,
  { onDay: { policy, standing }, who, ...known }: KnownOfDeath,
): FoundBasis {
  const deceased = deceasedOf(who, {
    weeks: said.stillborn?.weeks ?? 0,
    wasEndedIntentionally: facts.wasEndedIntentionally,
    claimsPaid: known.stillbornClaimsPaid,
  });
  const basis = claimBasis(policy, {
    dayOfDeath,
    deceased,
    standing,
    benefits: supplementaryBenefits,
    coverElsewhere: known.coverElsewhere,
    paidByOtherInsurers: facts.paidByOtherInsurers,
    transportInvoice,
  });
  return {
    who,
    basis,
    policyOnDay: {
      productName: policy.Product.Product_Name,
      policyholder: fullName(policy.MainMember),
      cellNumber: record.MainMember.Cell_Number,
      standing,
      isStudent: who.isStudent,
      isDisabled: who.isDisabled,
      acceptedDocuments: known.acceptedDocuments,
      beneficiaries: policy.Beneficiaries,
    },
  };
}

async function stillbornClaimsPaid(executor: Executor, policyNumber: string, claimId: string | null): Promise<number> {
  const claims = await claimsOfPolicies(executor, [policyNumber]);
  return claims.filter(
    ({ id, lifeKind, status }) =>
      id !== claimId && lifeKind === 'STILLBORN' && (status === 'APPROVED' || status === 'PAID'),
  ).length;
}

/** Proof of study counts while it holds on the day of death. */
async function acceptedDocuments(
  executor: Executor,
  policy: StoredPolicy,
  { who: { lifeId }, dayOfDeath }: { who: WhoDied; dayOfDeath: PlainDate },
): Promise<ClaimDocumentType[]> {
  if (lifeId === null) return [];
  const types = await documentTypesAtEntry(executor, { policyNumber: policy.Policy_Number, lifeId });
  const studiesUntil = policy.Children.find(({ id }) => id === lifeId)?.Proof_Of_Study_Until ?? null;
  const isStudyProved = studiesUntil !== null && studiesUntil >= dayOfDeath;
  return codesOf(claimDocumentTypes).filter((type): type is ClaimDocumentType =>
    type === 'PROOF_OF_STUDY' ? isStudyProved : types.includes(type),
  );
}
