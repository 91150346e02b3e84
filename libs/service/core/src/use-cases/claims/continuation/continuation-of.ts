import { type Continuation } from '@portal/contract';
import {
  canBeTakenOver,
  childCoverOn,
  type ClaimForMainMember,
  type ContinuedPolicy,
  fullName,
  isSuccessorsNumber,
  livesLeft,
  type PlainDate,
  owedBySuccessor,
  premiumPosition,
  premiumWhenContinued,
  type SettledPremium,
  successorOf,
  takeoverUntil,
  todayInJohannesburg,
} from '@portal/domain';
import { continuing } from '@portal/service-change-pipeline';
import { type ApprovalActionRow, type ClaimRow, type StoredPolicy } from '@portal/service-store';
import { nameOfDeceased } from '../name-of-deceased';
import { guardianOf } from './guardian';
import { isTakenOver } from './life-let-in';
import { holderAsSuccessor, successorRead } from './successor-read';

/** What a takeover is worked out from. */
export interface TakeoverFacts {
  claim: ClaimRow;
  policy: StoredPolicy;
  /** What the ledger has of the months that were paid. */
  settled: readonly SettledPremium[];
  /** What waits on the policy. */
  waiting: readonly ApprovalActionRow[];
  /** The number that whoever asks has proved to be theirs. */
  cellNumber: string;
  today: PlainDate;
}

/**
 * What it means for somebody to take over the policy of a claim; null: it is not theirs to take over, or not any more. Pure.
 * Source: docs/domain/claims.md#c8-3.
 */
export function continuationOf(facts: TakeoverFacts): Continuation | null {
  const { claim, policy, waiting, cellNumber, today } = facts;
  if (claim.lifeKind !== 'MAIN_MEMBER' || claim.record.deathConfirmed === null) return null;
  if (isTakenOver(claim.record, policy)) {
    return policy.MainMember.Cell_Number === cellNumber ? takenOver(facts) : null;
  }
  const left = livesLeft(policy, { deceasedId: claim.record.lifeId, on: today });
  const guardian = guardianOf(claim.record);
  const numbers = { provedNumber: cellNumber, guardianNumber: guardian?.cellNumber ?? null };
  if (!isSuccessorsNumber(successorOf(left, today), numbers)) return null;
  // What was asked for in time waits for our answer, however long we take.
  const isAsked = waitingTakeover(waiting) !== null;
  if (!isAsked && !canBeTakenOver(policy, forMainMember(claim), today)) return null;
  const guardianBirth = guardian?.dateOfBirth ?? null;
  const found = continuing(policy, { died: claim.record.dateOfDeath, on: today, guardianBirth });
  const successor = found && successorRead(policy, { life: found.life, guardian });
  return found && successor && open(facts, found.continued, successor);
}

/** The claim, as far as it holds the policy. */
const forMainMember = ({ status, record: { decidedAt } }: ClaimRow): ClaimForMainMember => ({
  status,
  decidedOn: decidedAt === null ? null : todayInJohannesburg(new Date(decidedAt)),
});

/** The request to take over that waits for staff; null: there is none. */
const waitingTakeover = (waiting: readonly ApprovalActionRow[]): ApprovalActionRow | null =>
  waiting.find(({ record }) => record.actionType === 'CONTINUE_POLICY') ?? null;

function open(facts: TakeoverFacts, continued: ContinuedPolicy, successor: Continuation['successor']): Continuation {
  const { claim, policy, waiting } = facts;
  const { plan, cover, increase, riders } = continued;
  const asked = waitingTakeover(waiting);
  return {
    ...common(facts),
    state: asked === null ? 'OPEN' : 'WAITING',
    until: takeoverUntil(forMainMember(claim), policy),
    successor,
    plan: { before: policy.Product.Product_Name, after: plan.Product_Name },
    cover: cover ?? 0,
    waiting: increase && { amount: increase.amount, until: increase.waitingPeriodEndDate },
    others: othersOn(facts, successor.id, plan),
    benefits: {
      goOn: namesOf(policy, ({ id }) => riders.goOn.some((rider) => rider.id === id)),
      end: namesOf(policy, ({ id }) => riders.end.includes(id)),
    },
    premium: premiumOf(facts, continued),
    askedOn: asked && todayInJohannesburg(asked.requestedAt),
    answerBy: asked && todayInJohannesburg(asked.expiresAt),
  };
}

/** Once somebody took the policy over it is as it is. */
function takenOver(facts: TakeoverFacts): Continuation {
  const { claim, policy } = facts;
  const { MainMember, Product, Monthly_Premium, Premium_Credit, Paid_Up_Until } = policy;
  return {
    ...common(facts),
    state: 'DONE',
    until: null,
    successor: holderAsSuccessor(MainMember),
    plan: { before: Product.Product_Name, after: Product.Product_Name },
    cover: MainMember.Cover_Amount,
    waiting: null,
    others: othersOn(facts, MainMember.id, Product),
    benefits: { goOn: namesOf(policy, ({ status }) => status !== 'REMOVED'), end: [] },
    premium: {
      before: Monthly_Premium,
      after: Monthly_Premium,
      from: claim.record.dateOfDeath,
      waivedUntil: Paid_Up_Until ?? null,
      owed: owedBy(facts, policy),
      credit: Premium_Credit,
    },
    askedOn: null,
    answerBy: null,
  };
}

const common = ({ claim, policy }: TakeoverFacts) => ({
  policyNumber: policy.Policy_Number,
  deceasedName: nameOfDeceased(claim.record),
  Preferred_Language: policy.MainMember.Preferred_Language,
  version: claim.version,
});

/** Who stays covered beside whoever goes on, and for what. */
function othersOn(
  { claim, policy, today }: TakeoverFacts,
  successorId: string,
  plan: Parameters<typeof childCoverOn>[1],
): Continuation['others'] {
  const left = livesLeft(policy, { deceasedId: claim.record.lifeId, on: today });
  const beside = (life: { id: string }) => life.id !== successorId;
  const named = ({ id }: { id: string }) =>
    fullName([...policy.Children, ...policy.ExtendedMembers].find((one) => one.id === id) ?? policy.MainMember);
  return [
    ...left.children.filter(beside).map((child) => {
      return { name: named(child), kind: 'CHILD' as const, cover: childCoverOn(child, plan, today) };
    }),
    ...left.extendedMembers.filter(beside).map((member) => {
      return { name: named(member), kind: 'EXTENDED_MEMBER' as const, cover: member.Cover_Amount };
    }),
  ];
}

const namesOf = (
  { SupplementaryBenefits }: StoredPolicy,
  isOne: (held: StoredPolicy['SupplementaryBenefits'][number]) => boolean,
) => SupplementaryBenefits.filter(isOne).map(({ name }) => name);

/** What is owed on the policy as it goes on. */
const owedBy = ({ claim, today }: TakeoverFacts, goesOn: StoredPolicy): number =>
  owedBySuccessor({
    arrears: premiumPosition(goesOn, today, false).Arrears_Amount,
    claim,
    overdueAtDeath: claim.record.basis.overduePremiums.map(({ amount }) => amount),
  });

/** What it costs, and what is owed or was paid too much by then. */
function premiumOf(facts: TakeoverFacts, continued: ContinuedPolicy): Continuation['premium'] {
  const { claim, policy, settled } = facts;
  const {
    Monthly_Premium: after,
    Earlier_Premiums,
    credit: taken,
  } = premiumWhenContinued({ ...policy, settled }, { died: claim.record.dateOfDeath, continued });
  const Premium_Credit = policy.Premium_Credit + taken;
  const owed = owedBy(facts, { ...policy, Monthly_Premium: after, Earlier_Premiums, Premium_Credit });
  return {
    before: policy.Monthly_Premium,
    after,
    from: continued.premiumFrom,
    waivedUntil: continued.waiver?.until ?? null,
    owed,
    credit: owed > 0 ? 0 : Premium_Credit,
  };
}
