import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import {
  checkDateOfDeath,
  claimReference,
  type ReportChannel,
  stoppedClock,
  todayInJohannesburg,
} from '@portal/domain';
import { against, done, type Outcome } from '@portal/service-change-pipeline';
import {
  type ClaimRecord,
  type ClaimRow,
  insertClaim,
  type PolicyRow,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { policyAtDeath } from '../basis/policy-at-death';
import { basisOf, type FoundBasis } from '../basis/basis-of';
import { knownDead } from '../dead-people';
import { followFacts } from '../follow-facts';
import { withEvent } from '../with-event';
import { claimantsOf, type HolderCame } from './claimants-of';
import { claimExists, standingClaim } from './standing-claim';

/** A claim that somebody opens on a policy that is held, with everything on it that was due. */
export interface Opening {
  policy: PolicyRow;
  body: Omit<TrustedBodyOf<Endpoints['openClaim']>, 'policyNumber'>;
  channel: ReportChannel;
  deathReportId: string | null;
  /** How the policyholder came to claim; null: somebody else told us. */
  holder: HolderCame | null;
  /** The name of whoever opens it. */
  by: string;
  now: Date;
}

/**
 * Opens a claim: what it rests on as it stood on the day of death, who may be paid, and the documents that it needs. Refuses with CLAIM_EXISTS a
 * second one about the same life, and a death before the birth. Source: docs/domain/claims.md#c2-3 and #c4.
 */
export async function addClaim(
  { random }: { random: RandomSource },
  tx: Transaction,
  opening: Opening,
): Promise<Outcome<ClaimRow>> {
  const { policy, body, now } = opening;
  const today = todayInJohannesburg(now);
  const facts = { ...nothingFound, paidByOtherInsurers: body.paidByOtherInsurers ?? 0 };
  const { policyNumber } = policy;
  const { dateOfDeath } = body;
  const stood = await policyAtDeath(tx, { policyNumber, record: { dateOfDeath, beforeTakeover: null } }, policy.record);
  const death = { record: stood, said: body, dateOfDeath, facts, today };
  const found = await basisOf(tx, { ...death, transportInvoice: null, claimId: null });
  const { who } = found;
  const dayRefused = against('dateOfDeath', checkDateOfDeath(dateOfDeath, { today, birth: who.dateOfBirth }));
  if (dayRefused) return dayRefused;
  const first = await standingClaim(tx, policyNumber, who.lifeKey);
  if (first) return claimExists(first);
  const record = openedRecord({ ...opening, policy: { record: stood } }, found, { facts, uuid: random.uuid });
  const draft = followFacts({ status: 'REPORTED', lifeKind: who.kind, record }, { now, uuid: random.uuid });
  return done(
    await insertClaim(tx, {
      id: random.uuid(),
      reference: claimReference(random.bytes(16)),
      policyNumber: policy.policyNumber,
      lifeKind: who.kind,
      lifeKey: who.lifeKey,
      numberKey: who.numberKey,
      status: draft.status,
      record: draft.record,
      createdAt: now,
    }),
  );
}

/** What nobody has found out yet. */
export const nothingFound = {
  isPreviousInsurerReliedOn: false,
  isTransportPaidInMoney: false,
  wasEndedIntentionally: false,
};

/** A claim as it is opened, before its documents are asked for. Pure. */
export function openedRecord(
  {
    policy,
    body,
    channel,
    deathReportId,
    holder,
    by,
    now,
  }: Omit<Opening, 'policy'> & { policy: Pick<PolicyRow, 'record'> },
  found: FoundBasis,
  { facts, uuid }: { facts: ClaimRecord['facts']; uuid: () => string },
): ClaimRecord {
  const { who, basis, policyOnDay } = found;
  const record: ClaimRecord = {
    lifeId: who.lifeId,
    deceased: {
      firstName: who.firstName,
      surname: who.surname,
      dateOfBirth: who.dateOfBirth,
      idNumber: who.idNumber,
    },
    dateOfDeath: body.dateOfDeath,
    placeOfDeath: body.placeOfDeath,
    countryOfDeath: body.countryOfDeath,
    causeReported: body.causeReported,
    cause: null,
    stillborn: body.stillborn,
    facts,
    deathConfirmed: null,
    beforeDeath: null,
    beforeTakeover: null,
    channel,
    deathReportId,
    clockFrom: now.toISOString(),
    clock: { ...stoppedClock, completeAt: null, disputedAt: null },
    disputeReason: null,
    decidedAt: null,
    documents: [],
    basis,
    policyOnDay,
    claimants: claimantsOf(found, policy.record, knownDead({ lifeKind: who.kind, record: body }, policy.record), {
      holder,
      uuid,
    }),
    flags: [],
    recommendation: null,
    decision: null,
    earlierDecisions: [],
    representations: [],
    disinterested: [],
    reminded: [],
    accountReminded: [],
    history: [],
  };
  return withEvent(record, { at: now, who: by, event: 'OPENED' });
}
