/** Work that goes on after its answer was sent, so that a stopping service can wait for it before it ends. */
export function workUnderWay() {
  const work = new Set<Promise<unknown>>();
  const pauses = new Set<() => void>();
  let isStopping = false;
  return {
    add: (piece: Promise<unknown>): void => {
      work.add(piece);
      const done = () => void work.delete(piece);
      piece.then(done, done);
    },
    /** Lets milliseconds pass, or fewer when the service stops meanwhile: what waits is then done at once. */
    pause: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        if (isStopping) return resolve();
        const end = () => {
          clearTimeout(timer);
          pauses.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        pauses.add(end);
      }),
    /** Resolves once nothing is under way, whatever became of it; also for work that started meanwhile. Ends every pause. */
    settled: async (): Promise<void> => {
      isStopping = true;
      for (const end of pauses) end();
      while (work.size > 0) await Promise.allSettled(work);
    },
  };
}
export type WorkUnderWay = ReturnType<typeof workUnderWay>;
