import { fail, ok, type Result } from '../../base/result';
import { type ClaimStatus } from '../../code-lists/claims';
import { disputedOnce } from './claim-clock';
import { claimReachOf, type ClaimRole, whoMayWithClaims } from './claim-permissions';
import { claimMayBecome } from './claim-status';
import { checkMayConfirm, type Recommendation } from './confirm-claim';
import { checkLiftAlive, checkNotAlive, type RegisterOnClaim } from './lift-alive';

/**
 * What somebody may do with a claim. DISAGREE: say why one does not agree with a refusal; ANSWER: answer that, which somebody else confirms
 * where it stays refused. LIFT_ALIVE: go on although the register of deaths says that the person lives.
 * Source: docs/domain/claims.md#c2-4, #c7-2 and #c7-4.
 */
export const claimActs = [
  'SEND_DOCUMENTS',
  'JUDGE_DOCUMENTS',
  'ASK_REGISTER',
  'CONFIRM_DEATH',
  'LIFT_ALIVE',
  'RECOMMEND',
  'DISPUTE',
  'CONFIRM',
  'GIVE_BACK',
  'RECALL',
  'WITHDRAW',
  'REOPEN',
  'DISAGREE',
  'ANSWER',
  'CONFIRM_ANSWER',
  'VOID',
] as const;
export type ClaimAct = (typeof claimActs)[number];

/** Who wants to do something; that the claim is theirs to see was asked before, and whether they stand too near it (`checkInterest`). */
export interface ClaimCaller {
  id: string;
  role: ClaimRole;
  /** A claimant who reported the death. */
  isReporter: boolean;
}

/** What waits for an answer. */
interface Disagreement {
  /** Who recommended to stay with the refusal, for a second person to confirm; null: nobody yet. */
  rejectedBy: string | null;
}

/** A claim, as far as it decides what may be done. */
export interface ActFacts {
  status: ClaimStatus;
  /** What waits for the second person; null: nothing. */
  recommendation: Recommendation | null;
  /** Who recommended the decision that holds; null: there is none. */
  assessedBy: string | null;
  /** Who confirmed the decision that holds; null: there is none. */
  confirmedBy: string | null;
  /** Who assessed or confirmed the decision that somebody disagreed with: others look at it now. */
  decidedBefore: readonly string[];
  /** What somebody sent against the decision and nobody has answered yet; null: nothing. */
  disagreement: Disagreement | null;
  /** The clock that runs had its one time of more time. */
  wasDisputed: boolean;
  /** A payout was handed to the bank. */
  isAnythingSent: boolean;
  hasHighFlag: boolean;
  /** What was decided refuses a part. */
  isPartRefused: boolean;
  register: RegisterOnClaim;
}

interface ActRule {
  roles: readonly ClaimRole[];
  isPossible(status: ClaimStatus, claim: ActFacts): boolean;
  /** What else stands against it. */
  check?(claim: ActFacts, caller: ClaimCaller): Result<true>;
}

const everybody = whoMayWithClaims('report a death, send documents');
const staff = whoMayWithClaims('assess a claim');
const family: readonly ClaimRole[] = ['customer', 'claimant'];

const forbidden = (message: string) => fail(message, 'FORBIDDEN');
const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');
const inStatus =
  (...statuses: ClaimStatus[]) =>
  (status: ClaimStatus) =>
    statuses.includes(status);
const mayLeadTo = (to: ClaimStatus) => (status: ClaimStatus) => claimMayBecome(status, to);

const isClosedForNow = inStatus('WITHDRAWN', 'DORMANT');
const isBeingDecided = inStatus('IN_ASSESSMENT', 'DISPUTED');
/** Something of it is decided or paid yet, or may be. */
const isUnderWay = inStatus('REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED', 'PAID');

/** All of it, or a part for good. */
const isRefused = (status: ClaimStatus, { isPartRefused }: ActFacts) =>
  status === 'REPUDIATED' || (isPartRefused && (status === 'APPROVED' || status === 'PAID'));

const rules: Readonly<Record<ClaimAct, ActRule>> = {
  SEND_DOCUMENTS: {
    roles: everybody,
    isPossible: inStatus('REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED', 'PAID', 'DORMANT'),
  },
  JUDGE_DOCUMENTS: {
    roles: staff,
    isPossible: isUnderWay,
  },
  ASK_REGISTER: {
    roles: staff,
    isPossible: isUnderWay,
    check: ({ register }) =>
      register.hasIdNumber ? ok(true) : notPossible('The death register is asked by ID number, and there is none.'),
  },
  CONFIRM_DEATH: {
    roles: staff,
    isPossible: inStatus('REPORTED', 'IN_ASSESSMENT', 'DISPUTED'),
    check: ({ register }) => checkNotAlive(register),
  },
  LIFT_ALIVE: {
    roles: whoMayWithClaims('lift ALIVE'),
    isPossible: isUnderWay,
    check: ({ register, recommendation, assessedBy }, { id }) =>
      checkLiftAlive(register, { callerId: id, assessors: [recommendation?.by ?? null, assessedBy] }),
  },
  RECOMMEND: {
    roles: staff,
    isPossible: isBeingDecided,
    check: (claim, caller) =>
      claim.recommendation === null ? anotherPair(claim, caller) : notPossible('A recommendation waits already.'),
  },
  DISPUTE: {
    roles: staff,
    isPossible: mayLeadTo('DISPUTED'),
    check: ({ wasDisputed }) => (wasDisputed ? disputedOnce() : ok(true)),
  },
  CONFIRM: {
    roles: whoMayWithClaims('confirm a claim'),
    isPossible: isBeingDecided,
    check: (claim, caller) => {
      if (claim.recommendation === null) return nothingRecommended();
      const isPaying = claim.recommendation.kind !== 'REPUDIATE';
      const isDead = isPaying ? checkNotAlive(claim.register) : ok<true>(true);
      if (!isDead.success) return isDead;
      const mayConfirm = checkMayConfirm(claim.recommendation, {
        callerId: caller.id,
        role: caller.role,
        hasHighFlag: claim.hasHighFlag,
      });
      return mayConfirm.success ? anotherPair(claim, caller) : mayConfirm;
    },
  },
  GIVE_BACK: {
    roles: staff,
    isPossible: isBeingDecided,
    check: ({ recommendation }, { id }) => {
      if (recommendation === null) return nothingRecommended();
      return recommendation.by === id ? forbidden('You recommended this. Somebody else looks at it.') : ok(true);
    },
  },
  RECALL: {
    roles: whoMayWithClaims('recall'),
    isPossible: inStatus('APPROVED'),
    check: (claim, caller) => {
      if (claim.disagreement !== null) return answerFirst();
      return claim.isAnythingSent ? bankHasPayment() : notTheAssessor(claim, caller);
    },
  },
  WITHDRAW: {
    roles: family,
    isPossible: mayLeadTo('WITHDRAWN'),
    check: ({ isAnythingSent }, { role, isReporter }) => {
      if (role === 'claimant' && !isReporter) return forbidden('Only who reported the death can withdraw the claim.');
      return isAnythingSent ? bankHasPayment() : ok(true);
    },
  },
  REOPEN: {
    roles: everybody,
    isPossible: (status) => isClosedForNow(status) || status === 'REPUDIATED' || status === 'PAID',
    check: (claim, caller) => {
      if (isClosedForNow(claim.status)) return ok(true);
      if (!staff.includes(caller.role)) return forbidden('Tell us why you do not agree. Then we look at it again.');
      if (claim.disagreement !== null) return answerFirst();
      if (claim.status === 'REPUDIATED') return ok(true);
      return claimReachOf('reopen PAID', caller.role) === null
        ? forbidden('An administrator opens a claim again that is paid.')
        : notTheAssessor(claim, caller);
    },
  },
  DISAGREE: {
    roles: everybody,
    isPossible: isRefused,
    check: ({ disagreement }) =>
      disagreement === null ? ok(true) : notPossible('What was sent before waits for our answer.'),
  },
  ANSWER: {
    roles: staff,
    isPossible: isRefused,
    check: (claim, caller) => (claim.disagreement === null ? nothingToAnswer() : anotherPairThanNow(claim, caller)),
  },
  CONFIRM_ANSWER: {
    roles: whoMayWithClaims('confirm a refusal'),
    isPossible: isRefused,
    check: (claim, caller) => {
      if (claim.disagreement === null) return nothingToAnswer();
      if (claim.disagreement.rejectedBy === null) return nothingRecommended();
      return claim.disagreement.rejectedBy === caller.id
        ? forbidden('You recommended this. Somebody else confirms it.')
        : anotherPairThanNow(claim, caller);
    },
  },
  VOID: { roles: ['portalAdmin'], isPossible: mayLeadTo('VOID') },
};

const nothingRecommended = () => notPossible('Nothing is recommended yet.');
const nothingToAnswer = () => notPossible('Nothing waits for an answer.');
/** The refusal of what opens a decision again that somebody disagrees with. */
export const answerFirst = (): Result<never> => notPossible('Answer first what was sent against the decision.');

/** The refusal of what takes an approval back once money is under way. */
export const bankHasPayment = (): Result<never> => notPossible('The bank has a payment of this claim already.');

const notTheAssessor = ({ assessedBy }: ActFacts, { id }: ClaimCaller): Result<true> =>
  assessedBy === id ? forbidden('You assessed this claim. Somebody else does this.') : ok(true);

/** Whoever decided before does not decide on what was said against it. Source: docs/domain/claims.md#c7-4. */
const anotherPair = ({ decidedBefore }: Pick<ActFacts, 'decidedBefore'>, { id }: ClaimCaller): Result<true> =>
  decidedBefore.includes(id) ? forbidden('You decided on this claim before. Somebody else looks at it now.') : ok(true);

/** The same while the decision that somebody disagrees with still holds. */
const anotherPairThanNow = ({ decidedBefore, assessedBy, confirmedBy }: ActFacts, caller: ClaimCaller): Result<true> =>
  anotherPair({ decidedBefore: [...decidedBefore, assessedBy ?? '', confirmedBy ?? ''] }, caller);

/** Whether somebody may do this now: refuses with FORBIDDEN, INVALID_STATUS or NOT_POSSIBLE, and says why. */
export function checkClaimAct(act: ClaimAct, claim: ActFacts, caller: ClaimCaller): Result<true> {
  const { roles, isPossible, check } = rules[act];
  if (!roles.includes(caller.role)) return forbidden('You do not have access to this');
  if (!isPossible(claim.status, claim)) return fail('The status of the claim does not allow this', 'INVALID_STATUS');
  return check?.(claim, caller) ?? ok(true);
}

/** Everything that somebody may do with a claim now. */
export const allowedClaimActs = (claim: ActFacts, caller: ClaimCaller): ClaimAct[] =>
  claimActs.filter((act) => checkClaimAct(act, claim, caller).success);
