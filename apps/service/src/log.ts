export type Level = 'info' | 'warn' | 'error';
export type Fields = Record<string, unknown>;
export type Log = (level: Level, event: string, fields?: Fields) => void;

interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** One JSON line an event, on stdout. A number as long as an ID number keeps its last four digits only. */
export function jsonLog({ out }: Pick<Output, 'out'>, now: () => Date): Log {
  return (level, event, fields = {}) =>
    out(`${maskIdNumbers(JSON.stringify({ at: now().toISOString(), level, event, ...readable(fields) }))}\n`);
}

/** For someone trying the demo: nothing, unless something went wrong, and then in words on stderr. */
export function quietLog({ err }: Pick<Output, 'err'>): Log {
  return (level, event, fields = {}) => {
    if (level !== 'error') return;
    err(`${maskIdNumbers(`${event} ${JSON.stringify(readable(fields))}`)}\n`);
  };
}

export const maskIdNumbers = (text: string): string =>
  text.replace(/(?<![\d])\d{9}(\d{4})(?!\d)/g, '*********$1');

/** Errors do not survive JSON by themselves. */
const readable = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? errorFields(value) : value]),
  );

const errorFields = ({ name, message, stack, cause }: Error): Fields => ({
  name,
  message,
  stack,
  ...(cause instanceof Error ? { cause: { name: cause.name, message: cause.message } } : {}),
});
