import { describe, expect, it } from 'vitest';
import { type ActFacts, checkClaimAct, type ClaimAct, type ClaimCaller } from './claim-acts';
import { type ClaimRole } from './claim-permissions';
import { checkUphold } from './uphold';

const refused: ActFacts = {
  status: 'REPUDIATED',
  recommendation: null,
  assessedBy: 'assessor',
  confirmedBy: 'administrator',
  decidedBefore: ['first-assessor'],
  disagreement: null,
  wasDisputed: false,
  isAnythingSent: false,
  hasHighFlag: false,
  isPartRefused: false,
  register: { standing: 'NOT_ASKED', hasIdNumber: true, newCertificateAcceptedBy: null },
};
const waiting: ActFacts = { ...refused, disagreement: { rejectedBy: null } };
const rejected: ActFacts = { ...refused, disagreement: { rejectedBy: 'somebody' } };
const caller = (role: ClaimRole, id = 'me'): ClaimCaller => ({ id, role, isReporter: true });
const decidedBefore = 'You decided on this claim before. Somebody else looks at it now.';

it.each(['APPROVED', 'PAID'] as const)('lets somebody disagree with a part that was refused: %s', (status) => {
  expect(checkClaimAct('DISAGREE', { ...refused, status }, caller('claimant'))).toMatchObject({
    code: 'INVALID_STATUS',
  });
  expect(checkClaimAct('DISAGREE', { ...refused, status, isPartRefused: true }, caller('claimant')).success).toBe(true);
});

describe('what somebody sent who does not agree', () => {
  it('is answered by others than those who decided, and confirmed by yet another administrator', () => {
    expect(checkClaimAct('ANSWER', waiting, caller('consultant')).success).toBe(true);
    expect(checkClaimAct('CONFIRM_ANSWER', rejected, caller('portalAdmin')).success).toBe(true);
  });

  it.each<[why: string, act: ClaimAct, claim: ActFacts, who: ClaimCaller, says: string]>([
    ['the assessor answers', 'ANSWER', waiting, caller('consultant', 'assessor'), decidedBefore],
    ['who confirmed answers', 'ANSWER', waiting, caller('portalAdmin', 'administrator'), decidedBefore],
    ['who decided before that answers', 'ANSWER', waiting, caller('consultant', 'first-assessor'), decidedBefore],
    ['the family answers', 'ANSWER', waiting, caller('customer'), 'You do not have access to this'],
    ['nothing waits', 'ANSWER', refused, caller('consultant'), 'Nothing waits for an answer.'],
    ['a consultant confirms', 'CONFIRM_ANSWER', rejected, caller('consultant'), 'You do not have access to this'],
    ['the same administrator', 'CONFIRM_ANSWER', rejected, caller('portalAdmin', 'administrator'), decidedBefore],
    ['nothing to confirm', 'CONFIRM_ANSWER', waiting, caller('portalAdmin'), 'Nothing is recommended yet.'],
    ['nothing was sent', 'CONFIRM_ANSWER', refused, caller('portalAdmin'), 'Nothing waits for an answer.'],
    [
      'who recommended confirms',
      'CONFIRM_ANSWER',
      rejected,
      caller('portalAdmin', 'somebody'),
      'You recommended this. Somebody else confirms it.',
    ],
    ['more is sent', 'DISAGREE', waiting, caller('customer'), 'What was sent before waits for our answer.'],
    [
      'it is opened without an answer',
      'REOPEN',
      waiting,
      caller('consultant'),
      'Answer first what was sent against the decision.',
    ],
    [
      'it is recalled without an answer',
      'RECALL',
      { ...waiting, status: 'APPROVED' },
      caller('portalAdmin'),
      'Answer first what was sent against the decision.',
    ],
  ])('is not done where %s', (_, act, claim, who, message) => {
    expect(checkClaimAct(act, claim, who)).toMatchObject({ success: false, message });
  });
});

describe('opening a claim again with the answer', () => {
  const part = { ...waiting, isPartRefused: true };
  it.each<[why: string, claim: ActFacts, who: ClaimCaller, says: string | null]>([
    ['anybody else does for one that is refused', waiting, caller('consultant'), null],
    ['nobody does who decided', waiting, caller('consultant', 'assessor'), decidedBefore],
    ['an administrator does after a part was paid', { ...part, status: 'PAID' }, caller('portalAdmin'), null],
    [
      'no consultant does after a part was paid',
      { ...part, status: 'PAID' },
      caller('consultant'),
      'An administrator opens a claim again of which a part is approved.',
    ],
    ['an administrator does before a part is sent', { ...part, status: 'APPROVED' }, caller('portalAdmin'), null],
    [
      'nobody does while the bank has not answered',
      { ...part, status: 'APPROVED', isAnythingSent: true },
      caller('portalAdmin'),
      'The bank has a payment of this claim already.',
    ],
  ])('%s', (_, claim, who, message) => {
    expect(checkUphold(claim, who)).toMatchObject(message === null ? { success: true } : { success: false, message });
  });
});
