// Vitest's results for the reliability report. A test reports a figure under a row with `annotate('40 kills', 'E1')` of its context.
import { relative } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { writeResults } from './results-file.mjs';

export default class ReliabilityReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: relative(root, module.moduleId),
        name: test.fullName,
        state: test.result().state,
        ms: test.diagnostic()?.duration ?? 0,
        figures: test.annotations().map(({ message, type }) => ({ id: type, figure: message })),
      })),
    );
    writeResults(tests);
  }
}
