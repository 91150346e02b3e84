import { type Told } from './history/run-history';

const added = (maps: readonly ReadonlyMap<string, number>[]): [string, number][] => {
  const sums = new Map<string, number>();
  for (const map of maps) for (const [name, times] of map) sums.set(name, (sums.get(name) ?? 0) + times);
  return [...sums].sort(([one], [other]) => one.localeCompare(other));
};

const lines = (rows: readonly [string, number][]) =>
  rows.map(([name, times]) => `  ${name.padEnd(40)} ${String(times).padStart(10)}`).join('\n');

/** What one seed came to, as soon as it is known: a run of hours may be cut short. */
export function seedReport(database: string, seed: number, told: Told, milliseconds: number): string {
  const { policyYears, steps, failure } = told;
  const speed = Math.round((policyYears * 60_000) / milliseconds);
  const faults = [...told.faults.values()].reduce((sum, times) => sum + times, 0);
  const asked = [...told.asked.values()].reduce((sum, times) => sum + times, 0);
  return (
    `Simulation on ${database}: seed ${seed} ${failure === null ? 'held' : 'failed'}, ${policyYears.toFixed(1)} policy-years, ` +
    `${steps} steps, ${faults} faults, ${asked} invariants, ${speed} policy-years a minute\n`
  );
}

/** What histories came to, as a table for people. */
export function simulationReport(database: string, seeds: readonly number[], told: readonly Told[]): string {
  const years = told.reduce((sum, { policyYears }) => sum + policyYears, 0);
  const steps = told.reduce((sum, one) => sum + one.steps, 0);
  return `
Simulation on ${database}: seeds ${seeds.join(', ')}; ${years.toFixed(1)} policy-years, ${steps} steps, ${told.filter(({ failure }) => failure).length} failed
 faults put in
${lines(added(told.map(({ faults }) => faults)))}
 invariants asked
${lines(added(told.map(({ asked }) => asked)))}
`;
}
