import { describe, expect, test } from 'vitest';
import { type Payee } from './payee';
import { sharesStillDue } from './shares-still-due';
import { splitClaim } from './split-claim';

const payee = (beneficiaryId: string, share: number): Payee => ({
  kind: 'BENEFICIARY',
  beneficiaryId,
  estateOf: null,
  share,
  needs: null,
});
const both = [payee('nandi', 60), payee('sizwe', 40)];
const paidNow = (left: number, paid: readonly number[]) => {
  const due = sharesStillDue(both, { paidCents: paid.map((rand) => rand * 100), leftCents: left * 100 });
  const shares = splitClaim([{ payOn: '2026-11-20', amount: left, lines: [{ label: 'Cover', amount: left }] }], due);
  return shares.map(({ payments }) => payments[0]?.amount ?? 0);
};

describe('What is left of a claim', () => {
  test('is divided by the shares where everybody has the own share of what was paid', () => {
    expect(paidNow(10_000, [0, 0])).toEqual([6_000, 4_000]);
    expect(paidNow(8_500, [18_000, 12_000])).toEqual([5_100, 3_400]);
    expect(sharesStillDue(both, { paidCents: [600_01, 399_99], leftCents: 100 })).toEqual(both);
  });

  test('goes to whoever has less than the own share of the whole', () => {
    expect(paidNow(10_000, [10_000, 0])).toEqual([2_000, 8_000]);
  });

  test('goes to the others alone where one has had more than the own share, and nobody gives anything back', () => {
    expect(paidNow(6_900, [23_100, 0])).toEqual([0, 6_900]);
  });

  test('is nothing once all of it is paid', () => {
    expect(sharesStillDue(both, { paidCents: [10_000_00, 0], leftCents: 0 })).toEqual(both);
  });
});
