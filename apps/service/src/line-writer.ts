import { writeSync } from 'node:fs';

/** Lines are kept this long, so that a busy service writes many at a time. */
const heldForMs = 50;
const heldAtMost = 64 * 1024;

/** Writes text to a file descriptor in batches. `flush` writes what is left, at once. */
export function lineWriter(descriptor: number) {
  let held = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = held;
    held = '';
    writeAll(descriptor, text);
  };
  const write = (text: string) => {
    held += text;
    if (held.length > heldAtMost) return flush();
    timer ??= setTimeout(flush, heldForMs);
  };
  return { write, flush };
}

/** A full pipe answers EAGAIN: try again. A reader that is gone cannot be told anything. */
function writeAll(descriptor: number, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
    }
  }
}
