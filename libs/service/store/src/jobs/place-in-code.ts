/** Where in our code a failure came about, as `lookAt (main.js:12:30)`; the message, which may hold something of somebody, is left out. */
export function placeInCode(error: unknown): string | null {
  if (!(error instanceof Error) || error.stack === undefined) return null;
  const frames = error.stack.slice(error.stack.indexOf(error.message) + error.message.length);
  const frame = /^\s+at (.+)$/m.exec(frames)?.[1];
  return frame?.replace(/\(?(?:[^\s()]*[/\\])/, (path) => (path.startsWith('(') ? '(' : '')) ?? null;
}
