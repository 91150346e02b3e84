import { atSize, isProving } from '@portal/domain/testing';

/** How large the histories of this run are. */
export const historySize = { families: atSize({ test: 8, prove: 60 }), days: atSize({ test: 200, prove: 730 }) };
const yearsEach = (historySize.families * historySize.days) / 365.25;

/** Milliseconds that the histories of one database may take. */
export const simulationTimeout = isProving ? 24 * 3_600_000 : 600_000;

interface Asked {
  test: number;
  prove: number;
}

/**
 * Seeds for so many policy-years: the same every time, and one that is new. `SIMULATION_YEARS` asks for another number of years,
 * `SIMULATION_SEED` for one seed or several, with commas between them.
 */
export function seedsFor({ test, prove }: Asked): number[] {
  const given = process.env['SIMULATION_SEED'];
  if (given !== undefined) return given.split(',').map(Number);
  const policyYears = Number(process.env['SIMULATION_YEARS'] ?? atSize({ test, prove }));
  const fixed = Array.from({ length: Math.ceil(policyYears / yearsEach) - 1 }, (_, at) => at + 1);
  return [...fixed, Date.now() % 1_000_000_000];
}
