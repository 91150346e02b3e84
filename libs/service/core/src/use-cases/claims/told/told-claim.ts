import { claimFlags, claimReference, statusPeriodsAfter, todayInJohannesburg } from '@portal/domain';
import { type ClaimRecord, type ClaimRow, type NewPayout, type StoredPolicy } from '@portal/service-store';
import { basisFrom, type FoundBasis } from '../basis/basis-of';
import { standingOn } from '../basis/policy-on-day';
import { whoDied } from '../basis/who-died';
import { knownDead } from '../dead-people';
import { followFacts } from '../follow-facts';
import { claimantsOf } from '../opening/claimants-of';
import { nothingFound, openedRecord } from '../opening/add-claim';
import { flagFactsWith } from '../staff/flag-facts';
import { restingOn } from '../staff/rebased';

/**
 * A claim that is told from what happened, act by act, by the rules that the service goes by and without a database: nobody else covers the
 * person who died, no document was accepted at entry, and nothing was changed shortly before.
 */
export interface ToldClaim {
  /** As it was on the day of death. */
  onDay: StoredPolicy;
  /** As it is by now. */
  policy: StoredPolicy;
  claim: Pick<
    ClaimRow,
    'id' | 'reference' | 'policyNumber' | 'lifeKind' | 'lifeKey' | 'numberKey' | 'status' | 'record' | 'createdAt'
  >;
  payouts: NewPayout[];
  /** Full numbers of the accounts that were given. */
  accounts: { accountId: string; claimantId: string; accountNumber: string; createdAt: Date }[];
  /** When the last of it happened. */
  updatedAt: Date;
  uuid(): string;
}

/** How a claim is opened. */
export interface ToldOpening {
  policy: StoredPolicy;
  lifeId: string;
  dateOfDeath: string;
  placeOfDeath: string;
  causeReported: ClaimRecord['causeReported'];
  channel: ClaimRecord['channel'];
  /** The policyholder claims, signed in or not; null: the policyholder died. */
  holder: { isSignedIn: boolean } | null;
  by: string;
  at: Date;
  uuid(): string;
  /** 16 bytes of which the reference is made. */
  bytes: Uint8Array;
}

/** A claim on the day on which it is opened. Throws for somebody who is not on the policy. */
export function tellClaim({ policy, lifeId, at, uuid, bytes, ...told }: ToldOpening): ToldClaim {
  const body = {
    lifeId,
    stillborn: null,
    newborn: null,
    dateOfDeath: told.dateOfDeath,
    placeOfDeath: told.placeOfDeath,
    countryOfDeath: 'ZA',
    causeReported: told.causeReported,
    paidByOtherInsurers: null,
  };
  const facts = { ...nothingFound, paidByOtherInsurers: 0 };
  const found = foundOn({ onDay: policy, policy }, { ...body, facts }, at);
  const opening = { policy: { record: policy }, body, deathReportId: null, now: at, ...told };
  const opened = openedRecord(opening, found, { facts, uuid });
  const { kind: lifeKind, lifeKey, numberKey } = found.who;
  const { status, record } = followFacts({ status: 'REPORTED', lifeKind, record: opened }, { now: at, uuid });
  const claim = { id: uuid(), reference: claimReference(bytes), lifeKind, lifeKey, numberKey, status, record };
  const toldClaim = {
    onDay: policy,
    policy,
    claim: { ...claim, policyNumber: policy.Policy_Number, createdAt: at },
    payouts: [],
    accounts: [],
    updatedAt: at,
    uuid,
  };
  return told.channel === 'WEB' ? toldClaim : followed(toldClaim, {}, { at, isByStaff: true });
}

function foundOn(
  { onDay, policy }: Pick<ToldClaim, 'onDay' | 'policy'>,
  said: { lifeId: string | null; dateOfDeath: string; facts: ClaimRecord['facts'] },
  at: Date,
): FoundBasis {
  const { lifeId, dateOfDeath, facts } = said;
  const writtenOn = todayInJohannesburg(at);
  const periods = statusPeriodsAfter([], { before: null, policy: onDay, writtenOn });
  const death = { record: policy, said: { lifeId, stillborn: null, newborn: null }, dateOfDeath, facts };
  return basisFrom(
    { ...death, transportInvoice: null },
    {
      onDay: { policy: onDay, standing: standingOn(periods, dateOfDeath, { lapsed: onDay, noticesSentOn: [] }) },
      who: whoDied(death.said, [onDay]),
      stillbornClaimsPaid: 0,
      coverElsewhere: [],
      acceptedDocuments: [],
    },
  );
}

/** A claim with what it rests on looked at anew. */
export function restedAnew(told: ToldClaim, record: ClaimRecord, at: Date): ClaimRecord {
  const found = foundOn(told, record, at);
  const known = knownDead({ lifeKind: told.claim.lifeKind, record }, told.policy);
  return restingOn(record, found, claimantsOf(found, told.policy, known, { holder: null, uuid: told.uuid }));
}

/** The claim after something changed about it: documents and clock follow, and the flags where staff changed it. */
export function followed(
  told: ToldClaim,
  { status = told.claim.status, record = told.claim.record }: Partial<Pick<ClaimRow, 'status' | 'record'>>,
  { at, isByStaff }: { at: Date; isByStaff: boolean },
): ToldClaim {
  const { isCompleted: _, ...claim } = followFacts({ ...told.claim, status, record }, { now: at, uuid: told.uuid });
  const flags = isByStaff ? claimFlags(flagFactsWith(claim, at, nothingElsewhere)) : claim.record.flags;
  return { ...told, claim: { ...claim, record: { ...claim.record, flags } }, updatedAt: at };
}

const nothingElsewhere = {
  changes: [],
  arrearsPaidOn: [],
  sameDocument: [],
  sameAccount: [],
  samePerson: [],
  policiesOnLife: 1,
};
