import { describe, expect, it } from 'vitest';
import { aChild, aCoveredFamily, aLife } from '../testing/a-covered-family';
import { from, said, today } from '../testing/said-of-cover';
import { coverToday } from './policy-cover';

describe('a limit', () => {
  const increase = (lifeId: string) => ({
    Cover_Increases: [{ lifeId, amount: 10_000, startDate: '2026-12-01', waitingPeriodEndDate: '2027-06-01' }],
  });
  it('an increase waits by itself (docs/domain/policy.md#r4-3)', () => {
    const answer = said(increase('thandi'), 'thandi', '2026-12-05');
    expect(answer.limits).toEqual(['R 20 000 today, R 30 000 from 1 June 2027']);
    expect(answer).toMatchObject({
      tone: 'green, outlined',
      amounts: { natural: 20_000, accident: 30_000, suicide: 20_000 },
    });
    expect(answer.says).toBe(
      'Covered for natural and accidental death. For suicide R 20 000 today, R 30 000 from 2 December 2027',
    );
  });

  it('an increase in a waiting period of its own is told in steps', () => {
    const waiting = { ...increase('sipho'), Spouse: aLife('Sipho', from('2026-10-01', '2027-04-01')) };
    expect(said(waiting, 'sipho', '2026-12-05').limits).toEqual([
      'R 20 000 from 1 April 2027, R 30 000 from 1 June 2027',
    ]);
  });

  it.each([
    { elsewhere: 18_750, says: 'R 1 250 here; the law allows R 20 000 in all for a child under 6', accident: 1250 },
    { elsewhere: 5000, says: undefined, accident: 7500 },
  ])('the law allows so much for a child over all policies (#r4-2-maximum)', ({ elsewhere, says, accident }) => {
    const child = aChild('Themba', '2022-05-03', { Cover_Elsewhere: [{ from: '2022-05-03', amount: elsewhere }] });
    const answer = said({ Children: [child] }, 'themba');
    expect(answer.limits[0]).toBe(says);
    expect(answer.amounts.accident).toBe(accident);
  });

  it('readers of a policy are told what is paid here by day, and get the same answer', () => {
    const Cover_By_Day = [
      { from: '2022-05-03', amount: 1250 },
      { from: '2028-05-03', amount: 15_000 },
    ];
    const child = aChild('Themba', '2022-05-03', { Cover_By_Day });
    expect(said({ Children: [child] }, 'themba')).toMatchObject({
      limits: ['R 1 250 here; the law allows R 20 000 in all for a child under 6'],
      amounts: { accident: 1250 },
    });
  });

  it('a child for whom other policies pay all that the law allows is covered here from the next birthday', () => {
    const Cover_Elsewhere = [
      { from: '2022-05-03', amount: 20_000 },
      { from: '2028-05-03', amount: 0 },
    ];
    expect(said({ Children: [aChild('Themba', '2022-05-03', { Cover_Elsewhere })] }, 'themba')).toMatchObject({
      state: 'not-yet',
      rule: 'legal-maximum',
      says: 'Cover starts on 3 May 2028',
      limits: ['Nothing here; the law allows R 20 000 in all for a child under 6'],
    });
  });

  it('a plan that does not take somebody pays them nothing', () => {
    const { people } = coverToday(aCoveredFamily({}, 'prd-sm-030'), today);
    expect(people.map(({ base: { state, rule } }) => `${state} ${rule}`).slice(1, 4)).toEqual([
      'ended plan',
      'ended plan',
      'ended plan',
    ]);
  });
});
