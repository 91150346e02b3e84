import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { evaluate, type Readings } from './promql';

export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

/** The root of the workspace. */
export const workspace = join(import.meta.dirname, '../../../..');

export const alertRules: AlertRule[] = (
  parse(readFileSync(join(workspace, 'deploy/alerts.yml'), 'utf8')) as { groups: { rules: AlertRule[] }[] }
).groups.flatMap(({ rules }) => rules);

/** The alerts whose expression holds, with the labels that tell them apart. How long it has to hold is left out. */
export const firing = (readings: Readings): string[] =>
  alertRules.flatMap(({ alert, expr }) => {
    const found = evaluate(expr, readings);
    if (typeof found === 'number') throw new Error(`${alert} gives a number`);
    return found.map(({ labels }) => [alert, labels['partner'] ?? labels['job_name']].filter(Boolean).join(': '));
  });
