import { type ClaimAmountsRead } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { amountsInWords } from './amounts-in-words';

const today = '2026-11-20';
const cover = { kind: 'COVER', label: 'Cover', amount: 20_000, payOn: today } as const;
const amounts: ClaimAmountsRead = {
  cause: 'NATURAL',
  isDecided: false,
  lines: [cover],
  payableNow: 20_000,
  payableLater: 0,
  deduction: 0,
  premiumRefund: 0,
  disputed: 0,
  later: [],
  otherCauses: [],
  legalMaximum: null,
  whyNothing: null,
};
const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');
const rows = (list: readonly { label: string; amount: unknown }[]) =>
  list.map(({ label, amount }) => `${label} ${plain(amount)}`);
const said = (more: Partial<ClaimAmountsRead>) => amountsInWords({ ...amounts, ...more });

describe('what is paid at once', () => {
  it('is one line where it is one thing', () => {
    const { atOnce, total } = said({});
    expect(atOnce).toEqual([]);
    expect(rows(total ? [total] : [])).toEqual(['Cover R 20 000']);
  });

  it('is several lines with their sum, what is taken off among them, all with cents where one has any', () => {
    const deduction = { kind: 'DEDUCTION', label: 'Unpaid premiums', amount: -166.5, payOn: today } as const;
    const { atOnce, total, sentences } = said({ lines: [cover, deduction], payableNow: 19_833.5, deduction: 166.5 });
    expect(rows(atOnce)).toEqual(['Cover R 20 000,00', 'Unpaid premiums -R 166,50']);
    expect(rows(total ? [total] : [])).toEqual(['At once R 19 833,50']);
    expect(sentences.map(plain)).toContain(
      'We take off R 166,50 of premiums that were due before the death and not paid.',
    );
  });

  it('is less than the cover where the law allows no more', () => {
    expect(said({ legalMaximum: 50_000 }).sentences.map(plain)).toContain(
      'The law allows at most R 50 000 for one person over all policies, so we pay less than the cover.',
    );
  });

  it('is nothing, and why', () => {
    const { atOnce, total, sentences } = said({ lines: [], payableNow: 0, whyNothing: 'The cover ended.' });
    expect([atOnce, total, sentences]).toEqual([[], null, []]);
  });
});

describe('what is paid later', () => {
  const groceries = { kind: 'RIDER', label: 'Groceries', amount: 1000 } as const;
  it('is told with its day', () => {
    const later = [{ payOn: '2027-05-20', amount: 10_000 }];
    const { laterInWords, later: days } = said({ later, payableLater: 10_000 });
    expect(plain(laterInWords)).toBe('R 10 000 more, on 20 May 2027');
    expect(days).toEqual([]);
  });

  it('is summed up where it is several payments, and no line of what is paid at once', () => {
    const days = ['2026-12-20', '2027-01-20'];
    const { atOnce, total, laterInWords, later } = said({
      lines: [cover, { ...groceries, payOn: today }, ...days.map((payOn) => ({ ...groceries, payOn }))],
      payableNow: 21_000,
      payableLater: 2000,
      later: days.map((payOn) => ({ payOn, amount: 1000 })),
    });
    expect(rows(atOnce)).toEqual(['Cover R 20 000', 'Groceries R 1 000']);
    expect(rows(total ? [total] : [])).toEqual(['At once R 21 000']);
    expect(plain(laterInWords)).toBe('R 2 000 more, in 2 payments until 20 January 2027');
    expect(rows(later)).toEqual(['20 Dec 2026 R 1 000', '20 Jan 2027 R 1 000']);
  });
});

describe('the cause', () => {
  const other = { cause: 'ACCIDENT', payableNow: 30_000, payableLater: 1000 } as const;
  const nothing = { cause: 'SUICIDE', payableNow: 0, payableLater: 0 } as const;
  it.each<[Partial<ClaimAmountsRead>, string]>([
    [{}, 'The cause of death makes no difference.'],
    [{ otherCauses: [other] }, 'We would pay this for illness or old age.'],
    [{ otherCauses: [other], cause: 'UNKNOWN' }, 'The cause is not known yet. We pay this whatever it was.'],
  ])('%j: %s', (more, sentence) => {
    expect(said(more).sentences).toEqual([sentence]);
  });

  it('is not spoken of once it is decided', () => {
    expect(said({ isDecided: true }).sentences).toEqual([]);
  });

  it('shows what others would pay in all, and that one pays nothing', () => {
    expect(rows(said({ otherCauses: [other, nothing] }).otherCauses)).toEqual([
      'An accident R 31 000',
      'Suicide Nothing',
    ]);
  });

  it('may add something once it is known', () => {
    expect(said({ disputed: 10_000, cause: 'UNKNOWN', otherCauses: [other] }).sentences.map(plain)).toContain(
      'We may pay up to R 10 000 more once the cause is known.',
    );
  });

  it('leaves room for premiums that are paid back', () => {
    expect(said({ premiumRefund: 87 }).sentences.map(plain)).toContain(
      'We pay back R 87 of premiums for the time after the death.',
    );
  });
});
