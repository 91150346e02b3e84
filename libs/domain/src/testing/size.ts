/** How much a test does: as much as fits `npm test`, or the full size of `npm run prove`. */
interface Sizes {
  test: number;
  prove: number;
}

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };

/** Whether the tests run at full size: `TEST_SIZE=prove`, as `npm run prove` sets it. */
export const isProving = process?.env['TEST_SIZE'] === 'prove';

/** The size for this run: `fc.assert(property, { numRuns: atSize({ test: 200, prove: 20_000 }) })`. */
export const atSize = ({ test, prove }: Sizes): number => (isProving ? prove : test);
