import {
  codesOf,
  type ClaimBasis,
  claimBasis,
  claimDocumentTypes,
  type ClaimDocumentType,
  type CoverElsewhere,
  fullName,
  type ClaimLine,
  type PlainDate,
  withoutDeducted,
} from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import {
  type ClaimFacts,
  type ClaimRecord,
  type ClaimRow,
  claimsOfPolicies,
  documentTypesAtEntry,
  type Executor,
  type StoredPolicy,
} from '@portal/service-store';
import { coverElsewhereOf } from './cover-elsewhere';
import { deductedByOtherClaims } from './deducted-by-other-claims';
import { policyOnDay, type PolicyOnDay, policyWhenHolderDied } from './policy-on-day';
import { diedOn } from '../dead-people';
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
  /** Premiums that other claims of the policy have taken off; left out: none has. */
  deductedElsewhere?: readonly ClaimLine[];
  /** Whom the main member had named on the day they died themselves; left out: nobody died but whom the claim is about. */
  beneficiaries?: StoredPolicy['Beneficiaries'] | undefined;
}

/** Looks up everything that the amounts and the documents of a claim follow from. Refuses with 404 somebody who is not on the policy. */
export async function basisOf(executor: Executor, death: DeathOnPolicy): Promise<FoundBasis> {
  const { record, said, dateOfDeath: dayOfDeath, today } = death;
  const { Policy_Number: policyNumber } = record;
  const stood = await policyOnDay(executor, record, dayOfDeath);
  const who = whoDied(said, [stood.policy, record]);
  const onDay = who.kind === 'MAIN_MEMBER' ? await policyWhenHolderDied(executor, record, dayOfDeath) : stood;
  const others = (await claimsOfPolicies(executor, [policyNumber])).filter(({ id }) => id !== death.claimId);
  return basisFrom(death, {
    onDay,
    who,
    stillbornClaimsPaid: others.filter(isStillbornPaid).length,
    deductedElsewhere: await deductedByOtherClaims(executor, others),
    coverElsewhere: await coverElsewhereOf(executor, { policyNumber, person: who.person, dayOfDeath, today }),
    acceptedDocuments: await acceptedDocuments(executor, onDay.policy, { who, dayOfDeath }),
    beneficiaries: await namedByDead(executor, record, who),
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
  const found = claimBasis(policy, {
    dayOfDeath,
    deceased,
    standing,
    benefits: supplementaryBenefits,
    coverElsewhere: known.coverElsewhere,
    paidByOtherInsurers: facts.paidByOtherInsurers,
    transportInvoice,
  });
  const overduePremiums = withoutDeducted(found.overduePremiums, known.deductedElsewhere ?? []);
  return {
    who,
    basis: { ...found, overduePremiums },
    policyOnDay: {
      productName: policy.Product.Product_Name,
      policyholder: fullName(policy.MainMember),
      cellNumber: record.MainMember.Cell_Number,
      standing,
      isStudent: who.isStudent,
      isDisabled: who.isDisabled,
      acceptedDocuments: known.acceptedDocuments,
      beneficiaries: known.beneficiaries ?? policy.Beneficiaries,
    },
  };
}

/** Whom a main member named who died as well: nominations count as they stood with that death. Source: docs/domain/claims.md#c6-1. */
async function namedByDead(
  executor: Executor,
  record: StoredPolicy,
  { kind }: WhoDied,
): Promise<StoredPolicy['Beneficiaries'] | undefined> {
  const day = kind === 'MAIN_MEMBER' ? null : diedOn(record.MainMember);
  return day === null ? undefined : (await policyWhenHolderDied(executor, record, day)).policy.Beneficiaries;
}

const isStillbornPaid = ({ lifeKind, status }: ClaimRow) =>
  lifeKind === 'STILLBORN' && (status === 'APPROVED' || status === 'PAID');

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
