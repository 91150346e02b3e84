import { type Step } from '../steps/step';

/**
 * Makes a failing history small: takes away ever smaller pieces as long as the rest still fails. Gives up after `mostRuns`.
 * The result fails whenever it is run again.
 */
export async function shrink(
  steps: readonly Step[],
  stillFails: (steps: readonly Step[]) => Promise<boolean>,
  mostRuns: number,
): Promise<readonly Step[]> {
  let small = steps;
  let runs = 0;
  for (
    let piece = Math.ceil(small.length / 2);
    piece >= 1 && runs < mostRuns;
    piece = piece === 1 ? 0 : Math.ceil(piece / 2)
  ) {
    for (let from = 0; from < small.length && runs < mostRuns;) {
      const without = [...small.slice(0, from), ...small.slice(from + piece)];
      runs += 1;
      if (without.length > 0 && (await stillFails(without))) small = without;
      else from += piece;
    }
  }
  return small;
}
