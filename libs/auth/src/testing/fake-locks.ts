/** Web Locks of one browser: one holder at a time for a name, first come first served. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return { request: request as LockManager['request'] };
}
