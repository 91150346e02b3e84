import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinAlike, partAgain } from './blocks';

const blocks = fc.array(fc.constantFrom(0, 1, 2, 3), { maxLength: 30 });
const tarOf = (kinds: number[]) =>
  Uint8Array.from(kinds.flatMap((kind) => Array.from({ length: 512 }, (_, at) => (kind * at) % 251)));

it('whatever a tar file holds, it is the same after it was joined', () => {
  fc.assert(
    fc.property(blocks, (kinds) => {
      expect(partAgain(joinAlike(tarOf(kinds)).buffer)).toEqual(tarOf(kinds));
    }),
  );
});

it('a block that comes again takes four bytes', () => {
  expect(joinAlike(tarOf([1, 2, 1, 2, 1])).length).toBe(4 + 5 * 4 + 2 * 512);
});
