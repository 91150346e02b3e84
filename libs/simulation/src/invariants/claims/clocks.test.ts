import { type ClaimRow } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { clockInvariants } from './clocks';
import { wrongOverdue } from './overdue-shown';
import { type SeenClaim } from './seen-claim';
import { aClaim, aPayout, aSeenClaim } from './testing/a-seen-claim';

const broken = (seen: SeenClaim) =>
  Object.entries(clockInvariants).flatMap(([name, invariant]) => (invariant(seen) === null ? [] : [name]));
const stopped = { completeAt: null, decisionDue: null, disputedAt: null, disputeDue: null };
/** Everything came on a Friday. */
const running = { ...stopped, completeAt: '2026-11-20T21:00:00.000Z', decisionDue: '2026-11-24' };
const seen = (more: Parameters<typeof aClaim>[0]) =>
  aSeenClaim({ claim: aClaim({ ...more, record: { decision: null, clock: running, ...more?.record } }), payouts: [] });
const inAssessment = { status: 'IN_ASSESSMENT', dueOn: '2026-11-24' } as const;

it('a claim whose day is counted from its last document keeps every rule', () => {
  expect(broken(seen(inAssessment))).toEqual([]);
  const disputed = { ...running, disputedAt: '2026-11-23T08:00:00.000Z', disputeDue: '2026-12-14' };
  expect(broken(seen({ status: 'DISPUTED', dueOn: '2026-12-14', record: { clock: disputed } }))).toEqual([]);
  expect(broken(seen({ status: 'REPORTED', record: { clock: stopped } }))).toEqual([]);
});

it.each<[string, Parameters<typeof aClaim>[0]]>([
  ['no clock while it is decided', { ...inAssessment, dueOn: null, record: { clock: stopped } }],
  ['a clock while documents are missing', { status: 'REPORTED' }],
  [
    'a day too late',
    { ...inAssessment, dueOn: '2026-11-25', record: { clock: { ...running, decisionDue: '2026-11-25' } } },
  ],
  ['a queue with another day', { ...inAssessment, dueOn: '2026-11-23' }],
  ['a queue without a day', { ...inAssessment, dueOn: null }],
  ['a dispute without its day', { status: 'DISPUTED', dueOn: '2026-11-24' }],
])('%s is found', (_what, more) => {
  expect(broken(seen(more))).toEqual(['claims-have-their-day']);
});

it('a claim that was void and moves on is found', () => {
  const before = aClaim({ status: 'VOID' });
  expect(broken({ ...seen({ status: 'REPORTED', record: { clock: stopped } }), before })).toEqual([
    'closed-claims-stay-closed',
  ]);
});

it('money on its way for a claim that was withdrawn is found', () => {
  const withdrawn = seen({ status: 'WITHDRAWN', record: { clock: stopped } });
  expect(broken(withdrawn)).toEqual([]);
  const payouts = [aPayout(withdrawn.claim, 1_00)];
  expect(broken({ ...withdrawn, payouts })).toEqual(['closed-claims-stay-closed']);
});

it('a claim that is decided by nobody, or decided while a recommendation waits, is found', () => {
  expect(broken(seen({ status: 'PAID' }))).toEqual(['decided-claims-have-a-decision']);
  const { decision: recommendation } = aClaim().record;
  const waits = aClaim({ status: 'REPUDIATED', record: { recommendation } });
  expect(broken(aSeenClaim({ claim: waits }))).toEqual(['decided-claims-have-a-decision']);
});

describe('claims that are overdue', () => {
  const claim = (id: string, dueOn: string): ClaimRow =>
    aClaim({ ...inAssessment, id, dueOn, record: { clock: { ...running, decisionDue: dueOn } } });
  const claims = [claim('a', '2026-11-24'), { ...claim('b', '2026-11-24'), status: 'APPROVED' as const }];
  const shown = (...ids: string[]) => ({ data: ids.map((id) => ({ id, isOverdue: true })), totalRecords: ids.length });

  it('are those that nobody has decided when their day is over', () => {
    expect(wrongOverdue(claims, shown(), '2026-11-24')).toBeNull();
    expect(wrongOverdue(claims, shown('a'), '2026-11-25')).toBeNull();
  });

  it('are found where they are not shown, or where others are', () => {
    expect(wrongOverdue(claims, shown(), '2026-11-25')).toBe('1 claims are overdue and 0 are shown');
    expect(wrongOverdue(claims, shown('b'), '2026-11-25')).not.toBeNull();
    expect(wrongOverdue(claims, shown('a'), '2026-11-24')).not.toBeNull();
    const notRed = { data: [{ id: 'a', isOverdue: false }], totalRecords: 1 };
    expect(wrongOverdue(claims, notRed, '2026-11-25')).not.toBeNull();
  });
});
