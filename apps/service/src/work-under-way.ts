/** Work that goes on after its answer was sent, so that a stopping service can wait for it. */
export function workUnderWay() {
  const work = new Set<Promise<unknown>>();
  return {
    add: (piece: Promise<unknown>): void => {
      work.add(piece);
      const done = () => void work.delete(piece);
      piece.then(done, done);
    },
    /** Resolves once nothing is under way, whatever became of it; also for work that started meanwhile. */
    settled: async (): Promise<void> => {
      while (work.size > 0) await Promise.allSettled(work);
    },
  };
}
export type WorkUnderWay = ReturnType<typeof workUnderWay>;
