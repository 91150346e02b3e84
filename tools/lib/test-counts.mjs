// What the runners of tests say at their end: Vitest, Playwright and Node's own.

/** The output without colours. */
export const plainText = (output) => output.replace(/\u001b\[[0-9;]*m/g, '');

const sum = (text, pattern) => [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

/** The journeys that passed only the second time, as Playwright lists them. */
const secondTime = (text) =>
  [...text.matchAll(/^ +\d+ flaky\n((?: {4}\[.*\n)+)/gm)].flatMap(([, list]) =>
    list
      .trim()
      .split(/[ ─]*\n */)
      .map((line) => line.replace(/[ ─]+$/, '')),
  );

/** How many tests passed and failed, over all runners in this output, and which of those that passed did so only the second time. */
export function countTests(output) {
  const text = plainText(output);
  const flaky = secondTime(text);
  return {
    flaky,
    passed:
      flaky.length +
      sum(text, /^\s*Tests\s.*?(\d+) passed/gm) +
      sum(text, /^\s+(\d+) passed \(/gm) +
      sum(text, /^(?:#|ℹ) pass (\d+)/gm),
    failed:
      sum(text, /^\s*Tests\s.*?(\d+) failed/gm) + sum(text, /^\s+(\d+) failed$/gm) + sum(text, /^(?:#|ℹ) fail (\d+)/gm),
  };
}
