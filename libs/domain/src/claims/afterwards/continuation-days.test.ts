import { describe, expect, it } from 'vitest';
import { type ClaimStatus } from '../../code-lists/claims';
import { continuationLetterSentence, continuationLetters, continuationUntil, isDeathHeld } from './continuation-days';

const decidedOn = '2026-11-20';

describe('a policy may not lapse', () => {
  it.each<{ status: ClaimStatus; decided?: boolean; on: string; gives: boolean; why: string }>([
    { status: 'REPORTED', on: '2027-06-01', gives: true, why: 'documents are missing' },
    { status: 'IN_ASSESSMENT', on: '2027-06-01', gives: true, why: 'we are deciding' },
    { status: 'DISPUTED', on: '2027-06-01', gives: true, why: 'we are looking further' },
    { status: 'APPROVED', decided: true, on: '2027-01-19', gives: true, why: 'the last of 60 days' },
    { status: 'PAID', decided: true, on: '2027-01-19', gives: true, why: 'the last of 60 days' },
    { status: 'REPUDIATED', decided: true, on: '2027-01-19', gives: true, why: 'also after a refusal' },
    { status: 'PAID', decided: true, on: '2027-01-20', gives: false, why: 'the day after them' },
    { status: 'IN_ASSESSMENT', decided: true, on: '2027-06-01', gives: true, why: 'reopened' },
    { status: 'WITHDRAWN', on: decidedOn, gives: false, why: 'withdrawn' },
    { status: 'DORMANT', on: decidedOn, gives: false, why: 'closed for now' },
    { status: 'VOID', decided: true, on: decidedOn, gives: false, why: 'the person lives' },
  ])('$status on $on is $gives: $why', ({ status, decided = false, on, gives }) => {
    expect(isDeathHeld([{ status, decidedOn: decided ? decidedOn : null }], on)).toBe(gives);
  });

  it('while one of several claims keeps it from that, and not without any', () => {
    const mistaken = { status: 'VOID', decidedOn: null } as const;
    expect(isDeathHeld([mistaken, { status: 'REPORTED', decidedOn: null }], decidedOn)).toBe(true);
    expect(isDeathHeld([], decidedOn)).toBe(false);
  });
});

describe('the time to take over', () => {
  it.each([
    { why: '60 days after the decision', paidUpUntil: null, gives: '2027-01-19' },
    { why: 'to the end of the months without premiums', paidUpUntil: '2028-11-30', gives: '2028-11-30' },
    { why: '60 days also where those end sooner', paidUpUntil: '2026-11-30', gives: '2027-01-19' },
  ])('is $why', ({ paidUpUntil, gives }) => {
    expect(continuationUntil(decidedOn, paidUpUntil)).toBe(gives);
  });

  it('is told of by letter 30, 14 and 3 days before its end, each as long as it helps', () => {
    expect(continuationLetters('2027-01-19')).toEqual([
      { on: '2026-12-20', until: '2027-01-04' },
      { on: '2027-01-05', until: '2027-01-15' },
      { on: '2027-01-16', until: '2027-01-18' },
    ]);
  });

  it('the letter names everybody, the day and the premium', () => {
    const said = { names: 'Sipho, Lindiwe and Themba', lastDay: '19 January 2027', premium: 'R\u00a087' };
    expect(continuationLetterSentence(said)).toBe(
      'The cover of Sipho, Lindiwe and Themba ends on 19 January 2027 unless somebody takes over the policy. ' +
        'The premium would be R\u00a087 a month.',
    );
  });

  it('the letter is silent about a premium that nobody knows', () => {
    expect(continuationLetterSentence({ names: 'Lindiwe', lastDay: '19 January 2027', premium: '' })).toBe(
      'The cover of Lindiwe ends on 19 January 2027 unless somebody takes over the policy.',
    );
  });
});
