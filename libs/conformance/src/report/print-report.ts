import { groups } from '../checks/check';
import { hasFailed } from './levels';
import { type Checked, type LevelState, type Report, type ScreenState } from './report';

const mostFindings = 3;

/** The report as lines for a terminal: what failed in full, what passed as a number. */
export function printReport(report: Report): string {
  const { url, policyNumber, checkedAt, requests, changes } = report;
  const changed =
    changes.length === 0 ? 'Nothing was changed.' : `Changed on policy ${policyNumber}: ${changes.join('; ')}.`;
  return [
    `${url}, policy ${policyNumber}, ${checkedAt}: ${requests} requests`,
    '',
    ...groups.flatMap((group) =>
      groupLines(
        group,
        report.checks.filter((check) => check.group === group),
      ),
    ),
    '',
    ...screenLines(report.screens),
    '',
    changed,
    ...report.levels.map(levelLine),
    '',
  ].join('\n');
}

function groupLines(group: string, checks: readonly Checked[]): string[] {
  const passed = checks.filter((check) => check.verdict.outcome === 'tried' && !hasFailed(check)).length;
  return [`${group.padEnd(12)} ${passed} of ${checks.length} pass`, ...checks.flatMap(checkLines)];
}

function checkLines({ says, docs, verdict }: Checked): string[] {
  if (verdict.outcome === 'not tried') return [`  not tried  ${says}: ${verdict.why}`];
  if (verdict.findings.length === 0) return [];
  const shown = verdict.findings.slice(0, mostFindings);
  const more = verdict.findings.length - shown.length;
  return [
    `  FAILS      ${says} (${docs})`,
    ...shown.flatMap(({ sent, cameBack, expected }) => [
      `             sent       ${sent}`,
      `             came back  ${cameBack}`,
      `             expected   ${expected}`,
    ]),
    ...(more > 0 ? [`             and ${more} more like it`] : []),
  ];
}

function screenLines(screens: readonly ScreenState[]): string[] {
  const works = screens.filter(({ state }) => state === 'works').length;
  return [
    `Screens: ${works} of ${screens.length} work`,
    ...screens.flatMap((screen) =>
      screen.state === 'works' ? [] : [`  ${screen.path} ${screen.state}: ${screen.because}`],
    ),
  ];
}

function levelLine({ level, isReached, because }: LevelState): string {
  const name = `Level ${level.charAt(0).toUpperCase()}${level.slice(1)}:`.padEnd(14);
  if (isReached) return `${name} reached`;
  return `${name} not reached, ${because.length === 1 ? 'one check stands' : `${because.length} checks stand`} against it`;
}
