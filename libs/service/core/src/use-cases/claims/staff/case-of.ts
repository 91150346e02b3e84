import { type ClaimCase } from '@portal/contract';
import { claimEvents } from '@portal/contract/words';
import {
  allowedClaimActs,
  causeMatters,
  checkClaimAct,
  checkInterest,
  type ClaimAct,
  claimAwaitsOf,
  claimFlags,
  codesOf,
  causesOfDeath,
  fullName,
  isClaimOverdue,
  maskIdNumber,
} from '@portal/domain';
import {
  type ClaimRow,
  findPolicy,
  payoutsOfClaims,
  type PayoutRow,
  type PolicyRow,
  statusesToActOn,
  together,
  type Transaction,
  unanswered,
} from '@portal/service-store';
import { type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { paysInCash } from '../pays-in-cash';
import { actFactsOf } from '../act-facts-of';
import { amountsSoFar, documentFactsOf } from '../documents/document-facts-of';
import { nameOfDeceased } from '../name-of-deceased';
import { cashRead } from './case/cash-read';
import { amountsOfCauseRead } from './case/amounts-read';
import { coverAfterDeathRead } from './case/cover-after-death-read';
import { claimantRead, decisionRead, documentOfCase, recommendationRead } from './case/parts-read';
import { payoutRead } from './case/payout-read';
import { policyOnDayRead } from './case/policy-read';
import { registerRead } from './case/register-read';
import { representationRead } from './case/representation-read';
import { claimCallerOf } from './claim-caller';
import { deathRegister } from '../with-event';
import { flagFactsOf } from './flag-facts';
import { letsIn } from './may-let-in';
import { interestFactsOf } from './interest';
import { type StaffClaimCall } from './staff-claim-call';
import { checkNotTaken, takenBy } from './taken';

/** Everything that this member of staff needs to decide on a claim. Source: docs/domain/claims.md#c7. */
export async function caseOf(
  tx: Transaction,
  stored: ClaimRow,
  call: StaffClaimCall,
  tools: Pick<Tools, 'providers'>,
): Promise<ClaimCase> {
  const { caller, request } = call;
  const { now, today } = request;
  const [policy, payouts, flagFacts] = await together([
    findPolicy(tx, stored.policyNumber),
    payoutsOfClaims(tx, [stored.id]),
    flagFactsOf(tx, stored, now),
  ]);
  if (policy === null) throw new Refusal('NOT_FOUND');
  const flags = claimFlags(flagFacts);
  const claim: ClaimRow = { ...stored, record: { ...stored.record, flags } };
  const { record } = claim;
  const amounts = amountsSoFar(claim, today);
  const causes = codesOf(causesOfDeath);
  return {
    id: claim.id,
    reference: claim.reference,
    policyNumber: claim.policyNumber,
    life: {
      id: record.lifeId,
      name: nameOfDeceased(record),
      kind: claim.lifeKind,
      idNumber: record.deceased.idNumber && maskIdNumber(record.deceased.idNumber),
      dateOfBirth: record.deceased.dateOfBirth,
      age: record.basis.life.age,
    },
    stillborn: record.stillborn && {
      weeks: record.stillborn.weeks,
      mother: motherOf(policy, record.stillborn.motherLifeId),
    },
    dateOfDeath: record.dateOfDeath,
    placeOfDeath: record.placeOfDeath,
    countryOfDeath: record.countryOfDeath,
    causeReported: record.causeReported,
    cause: record.cause,
    doesCauseMatter: causeMatters(documentFactsOf(claim, today).amounts),
    status: claim.status,
    awaits: claimAwaitsOf(claim.status, statusesToActOn(payouts), unanswered(record) !== null),
    clocks: {
      reportedAt: claim.createdAt.toISOString(),
      ...record.clock,
      decidedAt: record.decidedAt,
      isOverdue: isClaimOverdue({ status: claim.status, ...record.clock }, today),
    },
    disputeReason: record.disputeReason,
    deathConfirmed: record.deathConfirmed && {
      ...record.deathConfirmed,
      by: record.deathConfirmed.by?.name ?? deathRegister,
    },
    register: registerRead(claim, { canBeAsked: tools.providers.deathRegister !== null }),
    documents: record.documents
      .filter(({ isAsked, files }) => isAsked || files.length > 0)
      .map((line) => documentOfCase(line, record.claimants)),
    policy: policyOnDayRead(record, policy),
    coverAfterDeath: await coverAfterDeathRead(tx, { claim, policy }, today),
    amountsByCause: causes.map((cause) => amountsOfCauseRead(amounts.byCause[cause], cause, record)),
    legalMaximum: amounts.legalMaximum,
    claimants: record.claimants.map((one) => claimantRead(one, letsIn(record, one, { caller, today }))),
    flags,
    recommendation: record.recommendation && recommendationRead(record.recommendation),
    decision: record.decision && decisionRead(record.decision),
    earlierDecisions: record.earlierDecisions.map(decisionRead),
    representations: record.representations.map(representationRead),
    payouts: payouts.map((payout) => payoutRead(payout, { caller, today })),
    history: record.history.map(({ at, who, event, about }) => ({
      at,
      who,
      what: claimEvents[event].sentence(about ?? ''),
    })),
    takenBy: takenBy(claim, caller, now),
    isInterestDeclared: record.disinterested.includes(caller.staff.id),
    ...(await powersOf(tx, call, tools, { claim, policy, payouts })),
    version: claim.version,
  };
}

const motherOf = ({ record: { MainMember, Spouse } }: PolicyRow, id: string): string =>
  Spouse?.id === id ? fullName(Spouse) : fullName(MainMember);

interface Powers {
  claim: ClaimRow;
  policy: PolicyRow;
  payouts: readonly PayoutRow[];
}

/** Done by the second person alone, whom more keeps from it. */
const ofSecondPerson: readonly ClaimAct[] = ['CONFIRM', 'CONFIRM_ANSWER', 'LIFT_ALIVE'];

/** What the caller may do now, and why they may not confirm what waits. */
async function powersOf(
  tx: Transaction,
  { caller, request }: StaffClaimCall,
  tools: Pick<Tools, 'providers'>,
  { claim, policy, payouts }: Powers,
): Promise<Pick<ClaimCase, 'allowedActs' | 'whyNotConfirm' | 'cash'>> {
  const facts = actFactsOf(claim, payouts);
  const who = claimCallerOf(caller);
  const taken = checkNotTaken(claim, caller, request.now);
  const near = await interestFactsOf(tx, { claim, policy: policy.record, caller });
  const mayAssess = checkInterest('assess', near);
  const mayConfirm = checkInterest('confirm', near);
  const barred = taken?.message ?? (mayAssess.success ? null : mayAssess.message);
  const acts = barred !== null ? [] : allowedClaimActs(facts, who);
  const confirming = mayConfirm.success ? checkClaimAct('CONFIRM', facts, who) : mayConfirm;
  const whyNot = taken?.message ?? (confirming.success ? null : confirming.message);
  return {
    allowedActs: acts
      .filter((act) => !ofSecondPerson.includes(act) || mayConfirm.success)
      .filter((act) => act !== 'ASK_REGISTER' || tools.providers.deathRegister !== null),
    cash: paysInCash(tools) ? cashRead(claim, payouts, { caller, today: request.today, barred, mayConfirm }) : [],
    whyNotConfirm: claim.record.recommendation === null ? null : whyNot,
  };
}
