// Playwright's results for the reliability report. A journey reports a figure under a row as an annotation: `{ type: 'H2', description }`.
import { relative } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { writeResults } from './results-file.mjs';

const states = { passed: 'passed', skipped: 'skipped' };

export default class ReliabilityReporter {
  /** By test: of one that ran twice, its last run. */
  #tests = new Map();

  onTestEnd(test, { status, duration }) {
    this.#tests.set(test.id, {
      file: relative(root, test.location.file),
      name: test.titlePath().filter(Boolean).join(' > '),
      state: states[status] ?? 'failed',
      ms: duration,
      figures: test.annotations.map(({ type, description = '' }) => ({ id: type, figure: description })),
    });
  }

  onEnd() {
    writeResults([...this.#tests.values()]);
  }
}
