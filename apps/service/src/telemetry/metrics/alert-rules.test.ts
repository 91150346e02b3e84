import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alertRules, workspace } from '../../testing/alert-rules';
import { isWellFormed, metricsIn } from '../../testing/promql';
import { type MetricName, metricTable } from './metric-table';

const names = Object.keys(metricTable) as MetricName[];

/** What a histogram is read by, and what Prometheus adds itself. */
const readable = new Set([
  'up',
  ...names.flatMap((name) =>
    metricTable[name].kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
]);
const headings = ['What it means', 'What people notice', 'Look at first', 'What to do', 'When to wake somebody'];

it('there are fourteen alerts, each under a name of its own', () => {
  expect(new Set(alertRules.map(({ alert }) => alert)).size).toBe(14);
});

describe.each(alertRules)('$alert', ({ alert, expr, for: holds, labels, annotations }) => {
  it('is written as Prometheus reads it, over metrics that there are', () => {
    expect(isWellFormed(expr)).toBe(true);
    const asked = metricsIn(expr);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !readable.has(name))).toEqual([]);
  });

  it('says how urgent it is, and what has happened', () => {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(20);
  });

  it('waits before it calls anybody: one reading during a restart is no news, and a page is not late', () => {
    const [, time, unit] = /^(\d+)([mh])$/.exec(holds ?? '') ?? [];
    const minutes = Number(time) * (unit === 'h' ? 60 : 1);
    expect(minutes).toBeGreaterThanOrEqual(1);
    expect(minutes).toBeLessThanOrEqual(labels.severity === 'page' ? 5 : 60);
  });

  it('has a page that says what to do', () => {
    const path = join(workspace, annotations.runbook_url);
    expect(existsSync(path)).toBe(true);
    const page = readFileSync(path, 'utf8');
    expect(page.startsWith(`# ${alert}\n`)).toBe(true);
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(headings);
  });

  it('stands in the list of alerts with its severity', () => {
    const list = readFileSync(join(workspace, 'docs/operations/README.md'), 'utf8');
    const file = annotations.runbook_url.split('/').pop() ?? '';
    expect(list).toMatch(new RegExp(`\\| \\[${alert}\\]\\(${file}\\) +\\| ${labels.severity} +\\|`));
  });
});

it('the page about metrics lists each of them', () => {
  const page = readFileSync(join(workspace, 'docs/operations/metrics.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(portal_\w+)` +\| (\w+) +\| (.*?) *\| (.*?) +\|$/gm)];
  expect(rows.map(([, name, kind, labels, help]) => ({ name, kind, labels, help }))).toEqual(
    names.map((name) => {
      const { kind, labels, help } = metricTable[name];
      return { name, kind, labels: labels.map((label) => `\`${label}\``).join(', '), help };
    }),
  );
});
