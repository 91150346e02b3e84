import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Clock, type Message } from '@portal/service-store';

/** Writes every message as one JSON line, at once and whole, so that a test that saw the answer may read it. */
export function outbox(path: string, clock: Clock) {
  mkdirSync(dirname(path), { recursive: true });
  return async ({ channel, to, text, purpose }: Message): Promise<void> =>
    appendFileSync(path, `${JSON.stringify({ at: clock.now().toISOString(), channel, to, text, purpose })}\n`);
}
