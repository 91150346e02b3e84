import { callsOfAreas, type OptionalArea } from '@portal/contract';
import { type Table, withoutCalls } from './without-calls';
import { withoutPayat } from './without-payat';

/** The table for an insurer who does without some areas: their calls are not found, and no capability names them. */
export function withoutAreas(table: Table, areas: readonly OptionalArea[]): Table {
  if (areas.length === 0) return table;
  const left = withoutCalls(table, new Set(areas.flatMap((area) => callsOfAreas[area])));
  return areas.includes('payat') ? { ...left, rows: withoutPayat(left.rows) } : left;
}
