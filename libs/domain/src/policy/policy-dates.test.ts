import { expect, it } from 'vitest';
import { limits } from '../base/limits';
import { formatCover } from '../base/money';
import {
  canReinstate,
  changeEffectiveDate,
  coolingOffEnd,
  graceEnd,
  increaseSentence,
  isNewbornAddition,
  lapseDate,
  notTakenUpDate,
  paidUpUntil,
  payoutSentence,
  reinstatementEnd,
  suicideExclusionEnd,
  unpaidNoticeDate,
  waitingPeriodEnd,
} from './policy-dates';

it.each([
  { rule: changeEffectiveDate, from: '2026-11-20', gives: '2026-12-01' },
  { rule: changeEffectiveDate, from: '2026-12-01', gives: '2027-01-01' },
  { rule: waitingPeriodEnd, from: '2026-12-01', gives: '2027-06-01' },
  { rule: suicideExclusionEnd, from: '2026-12-01', gives: '2027-12-01' },
  { rule: coolingOffEnd, from: '2026-11-20', gives: '2026-12-21' },
  { rule: graceEnd, from: '2026-11-01', gives: '2026-12-01' },
  { rule: unpaidNoticeDate, from: '2026-11-01', gives: '2026-11-04' },
  { rule: lapseDate, from: '2026-12-31', gives: '2027-01-01' },
  { rule: reinstatementEnd, from: '2026-12-02', gives: '2027-03-02' },
  { rule: paidUpUntil, from: '2026-11-10', gives: '2028-11-30' },
  { rule: notTakenUpDate, from: '2026-11-20', gives: '2027-01-19' },
])('$rule.name of $from is $gives', ({ rule, from, gives }) => {
  expect(rule(from)).toBe(gives);
});

it('reinstates up to the last of 90 days', () => {
  expect(canReinstate('2026-12-02', '2027-03-02')).toBe(true);
  expect(canReinstate('2026-12-02', '2027-03-03')).toBe(false);
});

it('counts a baby as newborn for 90 days', () => {
  expect(isNewbornAddition('2026-08-22', '2026-11-20')).toBe(true);
  expect(isNewbornAddition('2026-08-21', '2026-11-20')).toBe(false);
});

it('says when more cover starts', () => {
  expect(increaseSentence(10_000, '2026-12-01')).toBe(
    `The extra cover of ${formatCover(10_000)} starts on 1 December 2026 for accidental death and on 1 June 2027 for natural causes.`,
  );
});

it('promises claims in the business days of the rules', () => {
  expect(payoutSentence).toContain(`within ${24 * limits.CLAIM_BUSINESS_DAYS} hours (two business days)`);
});
