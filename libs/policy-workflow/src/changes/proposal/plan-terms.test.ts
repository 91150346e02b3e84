import { expect, it } from 'vitest';
import { increaseSentences } from './plan-terms';

const asked = { effectiveDate: '2026-12-01' } as const;
const silver = { levelOfCover: 20_000, spouseCover: 20_000 };
const gold = { levelOfCover: 30_000, spouseCover: 30_000 };

it('says which part of the cover waits, for oneself and the spouse', () => {
  expect(increaseSentences({ ...asked, currentValue: silver, proposedValue: gold })).toEqual([
    'Main member: The extra cover of R\u00a010\u00a0000 starts on 01/12/2026 for accidental death and on 01/06/2027 for natural causes.',
    'Spouse: The extra cover of R\u00a010\u00a0000 starts on 01/12/2026 for accidental death and on 01/06/2027 for natural causes.',
  ]);
});

it.each([
  { why: 'less cover', currentValue: gold, proposedValue: silver, effectiveDate: '2026-12-01' },
  { why: 'nothing known', currentValue: null, proposedValue: null, effectiveDate: '2026-12-01' },
  { why: 'no day yet', currentValue: silver, proposedValue: gold, effectiveDate: null },
])('says nothing: $why', ({ why: _why, ...more }) => {
  expect(increaseSentences({ ...asked, ...more })).toEqual([]);
});
