// What the runners of tests say at their end: Vitest, Playwright and Node's own.

/** The output without colours. */
export const plainText = (output) => output.replace(/\u001b\[[0-9;]*m/g, '');

const sum = (text, pattern) => [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

/** How many tests passed and failed, over all runners in this output. */
export function countTests(output) {
  const text = plainText(output);
  return {
    passed:
      sum(text, /^\s*Tests\s.*?(\d+) passed/gm) +
      sum(text, /^\s+(\d+) passed \(/gm) +
      sum(text, /^(?:#|ℹ) pass (\d+)/gm),
    failed:
      sum(text, /^\s*Tests\s.*?(\d+) failed/gm) + sum(text, /^\s+(\d+) failed$/gm) + sum(text, /^(?:#|ℹ) fail (\d+)/gm),
  };
}

/** The output of each task of Nx, by `project:target`. */
export function outputByTask(output) {
  const parts = plainText(output).split(/^> nx run (\S+).*$/m);
  const tasks = new Map();
  for (let at = 1; at < parts.length; at += 2) {
    tasks.set(parts[at], (tasks.get(parts[at]) ?? '') + parts[at + 1]);
  }
  return tasks;
}
