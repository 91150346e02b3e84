import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../base/result';
import { claimReachOf, claimRoles, type ClaimPermission, type ClaimReach, type ClaimRole } from './claim-permissions';
import { checkCorrection, checkMayConfirm, type Recommendation } from './confirm-claim';
import { checkInterest, type InterestFacts, type KnownPerson } from './conflict-of-interest';

/** Typed by hand from docs/domain/claims.md#c7-1, in its order: customer, claimant, consultant, portal administrator. */
const second = [null, null, null, 'not the assessor'] as const;
const table: [ClaimPermission, ...(ClaimReach | null)[]][] = [
  ['report a death, send documents', 'own', 'own', 'any', 'any'],
  ['assess a claim', null, null, 'any', 'any'],
  ['confirm a claim', null, null, 'not the assessor, within the limit', 'not the assessor'],
  ['confirm a refusal', ...second],
  ['lift ALIVE', ...second],
  ['recall', ...second],
  ['let in a changed number', ...second],
  ['reopen PAID', ...second],
  ['see flags', null, null, 'any', 'any'],
];

it.each(table)('%s: customer %s, claimant %s, consultant %s, administrator %s', (permission, ...reach) => {
  expect(claimRoles.map((role) => claimReachOf(permission, role))).toEqual(reach);
});

describe('whoever confirms', () => {
  const recommended: Recommendation = {
    kind: 'APPROVE',
    by: 'assessor',
    amount: 30_000,
    isPartRefused: false,
    isCorrected: false,
  };
  const refusal = { kind: 'REPUDIATE', amount: 0 } as const;

  it.each<
    [
      why: string,
      role: ClaimRole,
      recommendation: Partial<Recommendation>,
      hasHighFlag: boolean,
      refused: string | null,
    ]
  >([
    ['up to the limit', 'consultant', {}, false, null],
    ['a part, the rest of which is disputed', 'consultant', { kind: 'PART_APPROVE' }, false, null],
    [
      'a cent above the limit',
      'consultant',
      { amount: 30_000.01 },
      false,
      'An administrator confirms more than R 30 000.',
    ],
    ['a flag of high risk', 'consultant', {}, true, 'An administrator confirms a claim with a flag of high risk.'],
    ['a refusal', 'consultant', refusal, false, 'An administrator confirms a refusal.'],
    [
      'a part that is refused',
      'consultant',
      { kind: 'PART_APPROVE', isPartRefused: true },
      false,
      'An administrator confirms a refusal.',
    ],
    [
      'a corrected amount',
      'consultant',
      { isCorrected: true },
      false,
      'An administrator confirms an amount that was corrected.',
    ],
    ['above the limit', 'portalAdmin', { amount: 100_000 }, false, null],
    ['a flag of high risk', 'portalAdmin', { amount: 100_000 }, true, null],
    ['a refusal', 'portalAdmin', refusal, true, null],
    ['a corrected amount', 'portalAdmin', { isCorrected: true }, false, null],
    ['anything', 'customer', {}, false, 'You do not have access to this'],
    ['anything', 'claimant', {}, false, 'You do not have access to this'],
  ])('%s, as %s', (_, role, recommendation, hasHighFlag, refused) => {
    const answer = checkMayConfirm({ ...recommended, ...recommendation }, { callerId: 'other', role, hasHighFlag });
    const said = answer.success ? answer : { ...answer, message: answer.message.replaceAll('\u00a0', ' ') };
    expect(said).toEqual(refused === null ? ok(true) : fail(refused, 'FORBIDDEN'));
  });

  it.each(['consultant', 'portalAdmin'] as const)('is never the assessor: %s', (role) => {
    for (const recommendation of [recommended, { ...recommended, ...refusal }]) {
      const answer = checkMayConfirm(recommendation, { callerId: 'assessor', role, hasHighFlag: false });
      expect(answer).toEqual(fail('You recommended this. Somebody else confirms it.', 'FORBIDDEN'));
    }
  });

  it.each([
    [20_000, 20_000.01, 'The rider was left out', ok(true)],
    [20_000, 20_000, 'The rider was left out', ok(true)],
    [20_000, 19_999.99, 'x', fail('A correction can only raise what was computed.', 'VALIDATION_ERROR')],
    [20_000, 25_000, '  ', fail('Enter the reason for the correction', 'VALIDATION_ERROR')],
  ])('may correct %d to %d because "%s"', (computed, corrected, reason, gives) => {
    expect(checkCorrection(computed, corrected, reason)).toEqual(gives);
  });
});

describe('a conflict of interest', () => {
  const nobody: KnownPerson = { name: 'Sipho Dube', numbers: ['27831112222'], emails: ['sipho@example.org'] };
  const facts: InterestFacts = {
    staffId: 's1',
    staff: { name: 'Thandi Nkosi', numbers: ['27821234567'], emails: ['thandi.nkosi@insurer.example'] },
    people: [nobody],
    changes: [],
    dateOfDeath: '2026-11-10',
  };
  const refused = fail('You cannot work on this claim.', 'CONFLICT_OF_INTEREST');

  it.each<[why: string, person: KnownPerson, isNear: boolean]>([
    ['a stranger', nobody, false],
    ['name and number of somebody', { ...facts.staff, emails: [] }, true],
    ['the same written otherwise', { name: 'NKOSI, Thandi', numbers: ['082 123 4567'], emails: [] }, true],
    ['the name alone', { ...facts.staff, numbers: ['27831112222'], emails: [] }, false],
    ['the number alone', { ...nobody, numbers: facts.staff.numbers }, false],
    ['the work e-mail', { ...nobody, emails: [' Thandi.Nkosi@insurer.example'] }, true],
    ['a name with nothing else on record', { ...facts.staff, numbers: [''], emails: [''] }, false],
  ])('%s', (_, person, isNear) => {
    for (const act of ['assess', 'confirm'] as const) {
      expect(checkInterest(act, { ...facts, people: [nobody, person] })).toEqual(isNear ? refused : ok(true));
    }
  });

  it('is not made of details that neither has', () => {
    const staff = { name: 'Thandi Nkosi', numbers: [''], emails: [''] };
    expect(checkInterest('assess', { ...facts, staff, people: [staff] })).toEqual(ok(true));
  });

  it.each<[by: string | null, on: string, mayConfirm: boolean]>([
    ['s1', '2026-11-10', false],
    ['s1', '2026-08-12', false],
    ['s1', '2026-08-11', true],
    ['s1', '2026-11-11', true],
    ['s2', '2026-11-01', true],
    [null, '2026-11-01', true],
  ])('a change by %s on %s lets s1 confirm: %s, and assess', (by, on, mayConfirm) => {
    const changed = { ...facts, changes: [{ by, on }] };
    expect(checkInterest('confirm', changed)).toEqual(mayConfirm ? ok(true) : refused);
    expect(checkInterest('assess', changed)).toEqual(ok(true));
  });
});
