// The reliability report of a run: each row of docs/reliability.md with the tests that keep it, what they came to, and their figures.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resultsFolder } from './results-file.mjs';
import { isWholly, namesRow, reliabilityRows, testFilesAt } from './rows.mjs';

const reportFile = 'dist/reliability.md';
/** So many rows are named in one line, and no more: a run of a few projects keeps few rows. */
const mostNamed = 12;

/** Every test of the last run of each task. */
function readResults(root) {
  const folder = join(root, resultsFolder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** Each row with its verdict: `kept`, `NOT KEPT`, `by hand` where a command outside of the tests shows it, or `open`. */
export function judge(root, results) {
  const rows = reliabilityRows(root);
  return rows.map((one) => {
    const parts = one.paths.map((path) => testsAt(root, rows, one, path, results));
    const tests = parts.flatMap((part) => part.tests);
    const problems = parts.flatMap(({ path, tests: found }) => {
      if (found.some(({ state }) => state === 'failed')) return [`${path} failed`];
      return found.some(({ state }) => state === 'passed') ? [] : [`${path} has no passing test in this run`];
    });
    const figures = tests.flatMap((test) => test.figures).filter(({ id }) => id === one.id);
    return { ...one, tests, problems, figures: figures.map(({ figure }) => figure), verdict: verdictOf(one, problems) };
  });
}

const verdictOf = ({ paths, commands }, problems) => {
  if (problems.length > 0) return 'NOT KEPT';
  if (paths.length > 0) return 'kept';
  return commands.length > 0 ? 'by hand' : 'open';
};

/** The tests of a path that keep a row: those whose sentence names it, else all of the files that are about it or say so in a comment. */
function testsAt(root, rows, one, path, results) {
  const files = new Set(testFilesAt(root, path));
  const there = results.filter(({ file }) => files.has(file));
  const naming = there.filter(({ name }) => namesRow(name, one));
  if (naming.length > 0) return { path, tests: naming };
  const isAbout = (file) => isWholly(rows, one, path) || namesRow(readFileSync(join(root, file), 'utf8'), one);
  return { path, tests: there.filter(({ file }) => isAbout(file)) };
}

const inCell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const seconds = (tests) => `${(tests.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1)} s`;

function lineOf({ id, holds, paths, tests, commands, problems, figures, verdict }) {
  const passed = tests.filter(({ state }) => state === 'passed').length;
  const shownBy = [...paths, ...commands].map((name) => `\`${name}\``).join('<br>');
  const result = tests.length > 0 ? `${passed} of ${tests.length} passed` : '';
  const more = [...figures, ...problems].map(inCell).join('<br>');
  return `| ${id} | ${inCell(holds)} | ${verdict} | ${shownBy} | ${result} | ${tests.length > 0 ? seconds(tests) : ''} | ${more} |`;
}

/** The report as Markdown. */
export function reportOf(judged, now) {
  const counts = ['kept', 'NOT KEPT', 'by hand', 'open'].map(
    (verdict) => `${judged.filter((one) => one.verdict === verdict).length} ${verdict}`,
  );
  return [
    '# Reliability, as the tests found it',
    '',
    `Written by a run of the tests that ended at ${now.toISOString()}, from the rows of docs/reliability.md: ${counts.join(', ')}.`,
    'A task that nothing has touched since it last ran is counted as it ended then. `by hand`: a command of its own shows it. `open`: nothing does.',
    '',
    '| Id | Holds | Verdict | Shown by | Tests | Time | Figures and problems |',
    '| -- | ----- | ------- | -------- | ----- | ---- | -------------------- |',
    ...judged.map(lineOf),
    '',
  ].join('\n');
}

/** Writes the report of a run and gives a line about it, and how many rows were not kept. */
export function writeReport(root, now = new Date()) {
  const judged = judge(root, readResults(root));
  mkdirSync(dirname(join(root, reportFile)), { recursive: true });
  writeFileSync(join(root, reportFile), reportOf(judged, now));
  const not = judged.filter(({ verdict }) => verdict === 'NOT KEPT').map(({ id }) => id);
  const named = not.length > mostNamed ? `${not.length} of them` : not.join(', ');
  const found = not.length === 0 ? 'none broken' : `not kept in this run: ${named}`;
  return { line: `Reliability: ${judged.length} rows, ${found} (${reportFile})`, broken: not.length };
}
