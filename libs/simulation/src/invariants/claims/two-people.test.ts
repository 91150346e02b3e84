import { type DecidedClaim } from '@portal/service-store';
import { expect, it } from 'vitest';
import { type SeenClaim } from './seen-claim';
import { aClaim, aDecision, amountsOf, aSeenClaim } from './testing/a-seen-claim';
import { twoPeopleInvariants } from './two-people';

const broken = (seen: SeenClaim) =>
  Object.entries(twoPeopleInvariants).flatMap(([name, invariant]) => (invariant(seen) === null ? [] : [name]));
const decided = (more: Partial<DecidedClaim>) =>
  aSeenClaim({ claim: aClaim({ record: { decision: aDecision(more) } }) });
const priya = { id: 'staff-priya', name: 'Priya Naidoo' };

it('a decision of two people keeps every rule', () => {
  expect(broken(aSeenClaim())).toEqual([]);
  expect(broken(decided({ kind: 'REPUDIATE', confirmedBy: priya }))).toEqual([]);
});

it('one person who recommends and confirms is found, on the claim and in its audit', () => {
  const { by } = aDecision();
  expect(broken(decided({ confirmedBy: by }))).toEqual(['nobody-confirms-their-own']);
  const acts = ['CLAIM_RECOMMENDED', 'CLAIM_CONFIRMED'].map((action) => ({ action, by: by.id }));
  expect(broken(aSeenClaim({ acts }))).toEqual(['nobody-confirms-their-own']);
  expect(broken(aSeenClaim({ acts: acts.slice(1) }))).toEqual(['nobody-confirms-their-own']);
  const earlier = aClaim({ record: { earlierDecisions: [aDecision({ confirmedBy: by })] } });
  expect(broken(aSeenClaim({ claim: earlier }))).toEqual(['nobody-confirms-their-own']);
});

it('one person who rejects and confirms what somebody sent against a decision is found', () => {
  const { by, at } = aDecision();
  const answer = { outcome: 'REJECTED', text: 'We stay with it', by, at, confirmedBy: by, parts: [] } as const;
  const sent = { id: '1', receivedAt: at, sentBy: 'Thandi', text: 'No', files: [], answerDue: null, answeredAt: at };
  const claim = aClaim({ record: { representations: [{ ...sent, answer: { ...answer, parts: [] } }] } });
  expect(broken(aSeenClaim({ claim }))).toEqual(['nobody-confirms-their-own']);
});

it.each([
  ['a refusal', { kind: 'REPUDIATE' }],
  ['a part that is refused', { kind: 'PART_APPROVE', isPartRefused: true }],
  ['a corrected amount', { isCorrected: true }],
  ['a cent more than consultants confirm', { amounts: amountsOf(30_000.01) }],
] as const)('%s that a consultant confirmed is found', (_what, more) => {
  expect(broken(decided(more))).toEqual(['administrators-confirm-what-is-theirs']);
  expect(broken(decided({ ...more, confirmedBy: priya }))).toEqual([]);
});
