import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf } from '../../code-lists/code-list';
import { claimDecisions, claimStatuses, type ClaimStatus } from '../../code-lists/claims';
import {
  type ActFacts,
  allowedClaimActs,
  checkClaimAct,
  type ClaimAct,
  claimActs,
  type ClaimCaller,
} from './claim-acts';
import { claimRoles, type ClaimRole } from './claim-permissions';
import { type Recommendation } from './confirm-claim';
import { registerStandings } from './death-register';

const facts: ActFacts = {
  status: 'IN_ASSESSMENT',
  recommendation: null,
  assessedBy: null,
  confirmedBy: null,
  decidedBefore: [],
  disagreement: null,
  wasDisputed: false,
  isAnythingSent: false,
  hasHighFlag: false,
  isPartRefused: false,
  register: { standing: 'NOT_ASKED', hasIdNumber: true, newCertificateAcceptedBy: null },
};
const recommendation: Recommendation = {
  kind: 'APPROVE',
  by: 'assessor',
  amount: 20_000,
  isPartRefused: false,
  isCorrected: false,
};
const caller = (role: ClaimRole, more: Partial<ClaimCaller> = {}): ClaimCaller => ({
  id: 'me',
  role,
  isReporter: true,
  ...more,
});

/** What is allowed in each status: to the family (policyholder or claimant who reported), a consultant, an administrator. */
const table: [ClaimStatus, family: ClaimAct[], consultant: ClaimAct[], administratorAlso: ClaimAct[]][] = [
  [
    'REPORTED',
    ['SEND_DOCUMENTS', 'WITHDRAW'],
    ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER', 'CONFIRM_DEATH'],
    ['VOID'],
  ],
  [
    'IN_ASSESSMENT',
    ['SEND_DOCUMENTS', 'WITHDRAW'],
    ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER', 'CONFIRM_DEATH', 'RECOMMEND', 'DISPUTE'],
    ['VOID'],
  ],
  [
    'DISPUTED',
    ['SEND_DOCUMENTS', 'WITHDRAW'],
    ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER', 'CONFIRM_DEATH', 'RECOMMEND'],
    ['VOID'],
  ],
  ['APPROVED', ['SEND_DOCUMENTS'], ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER'], ['RECALL']],
  ['PAID', ['SEND_DOCUMENTS'], ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'ASK_REGISTER'], ['REOPEN']],
  ['REPUDIATED', ['DISAGREE'], ['REOPEN', 'DISAGREE'], []],
  ['WITHDRAWN', ['REOPEN'], ['REOPEN'], []],
  ['DORMANT', ['SEND_DOCUMENTS', 'REOPEN'], ['SEND_DOCUMENTS', 'REOPEN'], []],
  ['VOID', [], [], []],
];

it('rules every status', () => {
  expect(table.map(([status]) => status)).toEqual(codesOf(claimStatuses));
});

it.each(table)('allows in %s the family %j, a consultant %j and an administrator %j besides', (status, ...allowed) => {
  const [family, consultant, more] = allowed;
  const claim = { ...facts, status };
  expect(allowedClaimActs(claim, caller('customer'))).toEqual(family);
  expect(allowedClaimActs(claim, caller('claimant'))).toEqual(family);
  expect(allowedClaimActs(claim, caller('consultant'))).toEqual(consultant);
  expect(new Set(allowedClaimActs(claim, caller('portalAdmin')))).toEqual(new Set([...consultant, ...more]));
});

describe('a refused act', () => {
  const recommended = { ...facts, recommendation };
  const assessor = { id: 'assessor' };
  const sent = { ...facts, status: 'APPROVED', isAnythingSent: true } as const;
  const decided = { ...facts, decidedBefore: ['me'] };

  it.each<[why: string, act: ClaimAct, claim: ActFacts, who: ClaimCaller, code: string, says: string]>([
    ['the wrong role', 'RECOMMEND', facts, caller('claimant'), 'FORBIDDEN', 'You do not have access to this'],
    [
      'the wrong status',
      'WITHDRAW',
      { ...facts, status: 'PAID' },
      caller('customer'),
      'INVALID_STATUS',
      'The status of the claim does not allow this',
    ],
    [
      'two recommendations at once',
      'RECOMMEND',
      recommended,
      caller('consultant'),
      'NOT_POSSIBLE',
      'A recommendation waits already.',
    ],
    ['nothing to confirm', 'CONFIRM', facts, caller('portalAdmin'), 'NOT_POSSIBLE', 'Nothing is recommended yet.'],
    ['nothing to give back', 'GIVE_BACK', facts, caller('portalAdmin'), 'NOT_POSSIBLE', 'Nothing is recommended yet.'],
    [
      'the assessor confirms',
      'CONFIRM',
      recommended,
      caller('portalAdmin', assessor),
      'FORBIDDEN',
      'You recommended this. Somebody else confirms it.',
    ],
    [
      'the assessor gives back',
      'GIVE_BACK',
      recommended,
      caller('portalAdmin', assessor),
      'FORBIDDEN',
      'You recommended this. Somebody else looks at it.',
    ],
    [
      'a second dispute',
      'DISPUTE',
      { ...facts, wasDisputed: true },
      caller('consultant'),
      'NOT_POSSIBLE',
      'A claim gets more time only once.',
    ],
    [
      'a recall after the bank had a payment',
      'RECALL',
      sent,
      caller('portalAdmin'),
      'NOT_POSSIBLE',
      'The bank has a payment of this claim already.',
    ],
    [
      'the assessor recalls',
      'RECALL',
      { ...facts, status: 'APPROVED', assessedBy: 'me' },
      caller('portalAdmin'),
      'FORBIDDEN',
      'You assessed this claim. Somebody else does this.',
    ],
    [
      'a withdrawal after a part was sent',
      'WITHDRAW',
      { ...facts, status: 'DISPUTED', isAnythingSent: true },
      caller('customer'),
      'NOT_POSSIBLE',
      'The bank has a payment of this claim already.',
    ],
    [
      'a withdrawal by another claimant',
      'WITHDRAW',
      facts,
      caller('claimant', { isReporter: false }),
      'FORBIDDEN',
      'Only who reported the death can withdraw the claim.',
    ],
    [
      'a refusal opened again by the family',
      'REOPEN',
      { ...facts, status: 'REPUDIATED' },
      caller('claimant'),
      'FORBIDDEN',
      'Tell us why you do not agree. Then we look at it again.',
    ],
    [
      'a paid claim opened again by a consultant',
      'REOPEN',
      { ...facts, status: 'PAID' },
      caller('consultant'),
      'FORBIDDEN',
      'An administrator opens a claim again that is paid.',
    ],
    [
      'a paid claim opened again by its assessor',
      'REOPEN',
      { ...facts, status: 'PAID', assessedBy: 'me' },
      caller('portalAdmin'),
      'FORBIDDEN',
      'You assessed this claim. Somebody else does this.',
    ],
    [
      'the same assessor looks at representations',
      'RECOMMEND',
      decided,
      caller('consultant'),
      'FORBIDDEN',
      'You decided on this claim before. Somebody else looks at it now.',
    ],
    [
      'the same administrator confirms after representations',
      'CONFIRM',
      { ...decided, recommendation },
      caller('portalAdmin'),
      'FORBIDDEN',
      'You decided on this claim before. Somebody else looks at it now.',
    ],
  ])('%s: %s', (_, act, claim, who, code, says) => {
    expect(checkClaimAct(act, claim, who)).toEqual({ success: false, message: says, code });
  });
});

it('lets the second person confirm or give back what waits', () => {
  const acts = allowedClaimActs({ ...facts, recommendation }, caller('consultant'));
  expect(acts).toEqual(expect.arrayContaining(['CONFIRM', 'GIVE_BACK']));
});

describe('whatever a claim is', () => {
  const ids = fc.constantFrom('a', 'b', 'c');
  const someRecommendation = fc.record({
    kind: fc.constantFrom(...codesOf(claimDecisions)),
    by: ids,
    amount: fc.constantFrom(0, 30_000, 30_000.01, 100_000),
    isPartRefused: fc.boolean(),
    isCorrected: fc.boolean(),
  });
  const someFacts: fc.Arbitrary<ActFacts> = fc.record({
    status: fc.constantFrom(...codesOf(claimStatuses)),
    recommendation: fc.option(someRecommendation),
    assessedBy: fc.option(ids),
    confirmedBy: fc.option(ids),
    disagreement: fc.option(fc.record({ rejectedBy: fc.option(ids) })),
    decidedBefore: fc.subarray(['a', 'b', 'c']),
    wasDisputed: fc.boolean(),
    isAnythingSent: fc.boolean(),
    hasHighFlag: fc.boolean(),
    isPartRefused: fc.boolean(),
    register: fc.record({
      standing: fc.constantFrom(...registerStandings),
      hasIdNumber: fc.boolean(),
      newCertificateAcceptedBy: fc.option(ids),
    }),
  });
  const someCaller: fc.Arbitrary<ClaimCaller> = fc.record({
    id: ids,
    role: fc.constantFrom(...claimRoles),
    isReporter: fc.boolean(),
  });

  it('nobody confirms what they assessed, and no consultant a refusal, a flagged claim or more than the limit', () => {
    fc.assert(
      fc.property(someFacts, someCaller, (claim, who) => {
        if (!checkClaimAct('CONFIRM', claim, who).success) return;
        expect(claim.recommendation?.by).not.toBe(who.id);
        expect(['consultant', 'portalAdmin']).toContain(who.role);
        if (who.role === 'portalAdmin') return;
        expect(claim.hasHighFlag).toBe(false);
        expect(claim.recommendation?.kind).not.toBe('REPUDIATE');
        expect(claim.recommendation?.amount).toBeLessThanOrEqual(30_000);
      }),
      { numRuns: 2000 },
    );
  });

  it('nothing is paid and nobody declared dead while the register says that they live, and nobody lifts that alone', () => {
    fc.assert(
      fc.property(someFacts, someCaller, (claim, who) => {
        const acts = allowedClaimActs(claim, who);
        const { standing, newCertificateAcceptedBy: acceptedBy } = claim.register;
        if (standing === 'ALIVE') {
          expect(acts).not.toContain('CONFIRM_DEATH');
          if (acts.includes('CONFIRM')) expect(claim.recommendation?.kind).toBe('REPUDIATE');
        }
        if (!acts.includes('LIFT_ALIVE')) return;
        expect([standing, who.role]).toEqual(['ALIVE', 'portalAdmin']);
        expect(acceptedBy).not.toBeNull();
        expect([acceptedBy, claim.recommendation?.by, claim.assessedBy]).not.toContain(who.id);
      }),
      { numRuns: 5000 },
    );
  });

  it('nobody answers who decided, and no consultant confirms an answer or anybody their own', () => {
    fc.assert(
      fc.property(someFacts, someCaller, (claim, who) => {
        const isAnswer = checkClaimAct('ANSWER', claim, who).success;
        const isConfirmed = checkClaimAct('CONFIRM_ANSWER', claim, who).success;
        if (!isAnswer && !isConfirmed) return;
        expect([...claim.decidedBefore, claim.assessedBy, claim.confirmedBy]).not.toContain(who.id);
        if (!isConfirmed) return;
        expect(who.role).toBe('portalAdmin');
        expect(claim.disagreement?.rejectedBy).not.toBe(who.id);
      }),
      { numRuns: 2000 },
    );
  });

  it('nothing is done with one that is void, and the family decides nothing', () => {
    const ofFamily: ClaimAct[] = ['SEND_DOCUMENTS', 'WITHDRAW', 'REOPEN', 'DISAGREE'];
    fc.assert(
      fc.property(someFacts, someCaller, (claim, who) => {
        const acts = allowedClaimActs(claim, who);
        if (claim.status === 'VOID') expect(acts).toEqual([]);
        if (who.role === 'customer' || who.role === 'claimant') {
          expect(acts.filter((act) => !ofFamily.includes(act))).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('what is refused says why, with a code', () => {
    fc.assert(
      fc.property(someFacts, someCaller, fc.constantFrom(...claimActs), (claim, who, act) => {
        const answer = checkClaimAct(act, claim, who);
        if (answer.success) return;
        expect(['FORBIDDEN', 'INVALID_STATUS', 'NOT_POSSIBLE']).toContain(answer.code);
        expect(answer.message).not.toBe('');
      }),
    );
  });
});
