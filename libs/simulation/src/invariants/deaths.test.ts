import { type PolicyRow } from '@portal/service-store';
import { expect, it } from 'vitest';
import { aClaim } from './claims/testing/a-seen-claim';
import { deathInvariants, isHeldByDeath } from './deaths';
import { type Seen } from './seen';

const lifeId = 'the-main-member';
const row = (Life_Status: string, status: PolicyRow['status'] = 'ACTIVE') =>
  ({
    status,
    record: { MainMember: { id: lifeId, Life_Status }, Spouse: null, Children: [], ExtendedMembers: [] },
  }) as unknown as PolicyRow;
const claimOf = (more: Parameters<typeof aClaim>[0]) =>
  aClaim({ lifeKind: 'MAIN_MEMBER', ...more, record: { lifeId, ...more?.record } });
const broken = (seen: Partial<Seen>) =>
  Object.entries(deathInvariants).flatMap(([name, invariant]) => {
    const whole = { before: null, claims: [], claimsBefore: [], today: '2027-01-10', ...seen } as unknown as Seen;
    return invariant(whole) === null ? [] : [name];
  });
const at = '2026-11-20T08:00:00.000Z';
const confirmed = { deathConfirmed: { at, by: null, source: 'DEATH_CERTIFICATE' as const } };

it('somebody who counts as dead without a claim that has the death confirmed is found', () => {
  expect(broken({ row: row('ACTIVE') })).toEqual([]);
  expect(broken({ row: row('DECEASED'), claims: [claimOf({ record: confirmed })] })).toEqual([]);
  const dead = ['dead-only-when-confirmed'];
  expect(broken({ row: row('DECEASED') })).toEqual(dead);
  expect(broken({ row: row('DECEASED'), claims: [claimOf({})] })).toEqual(dead);
  expect(broken({ row: row('DECEASED'), claims: [claimOf({ status: 'VOID', record: confirmed })] })).toEqual(dead);
  const another = claimOf({ record: { ...confirmed, lifeId: 'somebody-else' } });
  expect(broken({ row: row('DECEASED'), claims: [another] })).toEqual(dead);
});

it.each<[string, Parameters<typeof aClaim>[0], boolean]>([
  ['is open', { status: 'REPORTED' }, true],
  ['is disputed', { status: 'DISPUTED' }, true],
  ['was decided 51 days ago', { status: 'PAID', record: { decidedAt: at } }, true],
  ['was decided 61 days ago', { status: 'PAID', record: { decidedAt: '2026-11-10T08:00:00.000Z' } }, false],
  ['was withdrawn', { status: 'WITHDRAWN' }, false],
  ['is about somebody else', { status: 'REPORTED', lifeKind: 'CHILD' }, false],
])('a lapse while a claim %s is found: %s', (_what, more, isFound) => {
  const claims = [claimOf(more)];
  const lapsed = { row: row('ACTIVE', 'LAPSED'), before: row('ACTIVE'), claims, claimsBefore: claims };
  expect(broken(lapsed)).toEqual(isFound ? ['no-lapse-while-a-death-holds'] : []);
  expect(broken({ ...lapsed, claimsBefore: [] })).toEqual([]);
  expect(broken({ ...lapsed, before: row('ACTIVE', 'LAPSED') })).toEqual([]);
});

it('a claim that was closed held its policy until then, and the jobs of the next day let it go', () => {
  const dormant = claimOf({ status: 'DORMANT', updatedAt: new Date('2027-09-16T20:42:00.000Z') });
  expect(['2027-09-16', '2027-09-17'].map((day) => isHeldByDeath([dormant], day))).toEqual([true, false]);
});
