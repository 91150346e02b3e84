import { expect, it } from 'vitest';
import { increaseSentences, lossSentences } from './plan-terms';

const asked = { effectiveDate: '2026-12-01' } as const;
const silver = { levelOfCover: 20_000, spouseCover: 20_000 };
const gold = { levelOfCover: 30_000, spouseCover: 30_000 };

it('says which part of the cover waits, for oneself and the spouse', () => {
  expect(increaseSentences({ ...asked, currentValue: silver, proposedValue: gold })).toEqual([
    'Main member: The extra cover of R\u00a010\u00a0000 starts on 1 December 2026 for accidental death and on 1 June 2027 for natural causes.',
    'Spouse: The extra cover of R\u00a010\u00a0000 starts on 1 December 2026 for accidental death and on 1 June 2027 for natural causes.',
  ]);
});

it.each([
  { why: 'less cover', currentValue: gold, proposedValue: silver, effectiveDate: '2026-12-01' },
  { why: 'nothing known', currentValue: null, proposedValue: null, effectiveDate: '2026-12-01' },
  { why: 'no day yet', currentValue: silver, proposedValue: gold, effectiveDate: null },
])('says nothing: $why', ({ why: _why, ...more }) => {
  expect(increaseSentences({ ...asked, ...more })).toEqual([]);
});

it.each([
  { from: 'Gold Family Plan', to: 'Gold Single Member Plan', loses: ['a spouse', 'children'] },
  { from: 'Gold Family Plan', to: 'Gold Single Parent Plan', loses: ['a spouse'] },
  { from: 'Gold Single Member Plan', to: 'Gold Family Plan', loses: [] },
  { from: undefined, to: 'Gold Family Plan', loses: [] },
])('from $from to $to, $loses are not covered any more', ({ from, to, loses }) => {
  const values = { currentValue: { Product_Name: from }, proposedValue: { Product_Name: to } };
  expect(lossSentences({ ...asked, ...values })).toEqual(
    loses.map((who) => `The new plan does not cover ${who}: that cover ends on 1 December 2026.`),
  );
});
