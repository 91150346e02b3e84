import { loggedError } from '@portal/service-core/logged-error';

export interface Entry {
  level: 'info' | 'warn' | 'error';
  event: string;
}
/** Writes one event, with whatever else it holds. */
export type Log = <E extends Entry>(entry: E) => void;

/** One JSON line an event. A number as long as an ID number keeps its last four digits only. */
export const jsonLog =
  (out: (text: string) => void, now: () => Date): Log =>
  (entry) => {
    const { traceId, ...fields } = readable(entry);
    const line = maskIdNumbers(JSON.stringify({ time: now().toISOString(), ...fields }));
    out(`${withTraceId(line, traceId)}\n`);
  };

/** Adds it after the masking: a random number may hold 13 decimal digits in a row, and masked it would name no trace. */
const withTraceId = (line: string, traceId: unknown): string =>
  typeof traceId === 'string' && /^[\da-f]{32}$/.test(traceId)
    ? line.replace(/}$/, () => `,"traceId":"${traceId}"}`)
    : line;

/** For someone who tries the demo: nothing, unless something went wrong. */
export const quietLog =
  (err: (text: string) => void): Log =>
  (entry) => {
    if (entry.level !== 'error') return;
    const { level: _, event, ...rest } = readable(entry);
    err(`${maskIdNumbers(`Something went wrong (${String(event)}): ${JSON.stringify(rest)}`)}\n`);
  };

const maskIdNumbers = (text: string): string => text.replace(/(?<!\d)\d{9}(\d{4})(?!\d)/g, '*********$1');

/** What an error may say in a log: the one redaction of the service, for requests, jobs and the start alike. */
const readable = (entry: Entry): Record<string, unknown> => {
  const fields: Record<string, unknown> = { ...entry };
  for (const name in fields) {
    const value = fields[name];
    if (value instanceof Error) fields[name] = loggedError(value);
  }
  return fields;
};
