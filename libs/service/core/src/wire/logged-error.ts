import { type LoggedError } from './log-event';
import { redact } from './redact';

/** Anything that was thrown, in a form that a log may hold: values are taken out, places in the code stay. */
export function loggedError(thrown: unknown): LoggedError {
  if (!(thrown instanceof Error))
    return { name: `Thrown ${typeof thrown}`, message: redact(String(thrown)), stack: [] };
  const code = databaseCode(thrown);
  const { cause } = thrown;
  return {
    name: redact(thrown.name),
    message: redact(thrown.message),
    ...(cause instanceof Error && { cause: redact(cause.message) }),
    ...(code && { code }),
    stack: frames(thrown),
  };
}

/** SQLSTATE: five capitals and digits. The error of a query layer wraps the one that has it. */
function databaseCode(error: Error): string | undefined {
  for (const candidate of [error, error.cause]) {
    const code = (candidate as { code?: unknown } | undefined)?.code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Lines of the stack that name a place. The first lines repeat the message, so they are left out. */
const frames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 8);
