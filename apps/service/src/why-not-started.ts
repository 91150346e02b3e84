import { loggedError } from '@portal/service-core/logged-error';

/** Errors whose sentence is ours and names nobody: it says what to do. */
const ours = ['LockHeldError', 'SeedError', 'SeedFileUnusable'];

/** Why a program did not do its work, in a sentence for whoever started it: what a database or a library says is redacted. */
export function whyNotStarted(error: unknown): string {
  if (error instanceof Error && ours.includes(error.name)) return error.message;
  const { message, cause, code } = loggedError(error);
  const [sentence = ''] = message.split('\n');
  return [sentence, cause, code && `(${code})`].filter(Boolean).join(' ');
}
