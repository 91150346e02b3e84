import { expect, it } from 'vitest';
import { otherCoverOf } from './other-cover';

it.each([
  { why: 'more', proposed: { Cover_Amount: 20_000 }, other: 10_000 },
  { why: 'less', proposed: { Cover_Amount: 5_000 }, other: -5_000 },
  { why: 'the same', proposed: { Cover_Amount: 10_000 }, other: 0 },
  { why: 'fields without cover', proposed: {}, other: 0 },
  { why: 'a removal', proposed: null, other: 0 },
])('other cover of a relative: $why', ({ proposed, other }) => {
  expect(otherCoverOf('UPDATE_EXTENDED_MEMBER', { Cover_Amount: 10_000 }, proposed)).toBe(other);
});

it('somebody who joins has no other cover, and nobody else’s is their own', () => {
  expect(otherCoverOf('ADD_EXTENDED_MEMBER', null, { Cover_Amount: 10_000 })).toBe(0);
  expect(otherCoverOf('UPDATE_CHILD', { Cover_Amount: 5_000 }, { Cover_Amount: 10_000 })).toBe(0);
});
