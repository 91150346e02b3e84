/** Work on many of a kind: one that fails holds up no other, and is still heard of. */
export function oneByOne(kind = 'debits') {
  const failures: unknown[] = [];
  return {
    /** What the work gives, or `otherwise` where it failed. */
    try: <T>(work: Promise<T>, otherwise: T): Promise<T> =>
      work.catch((failure: unknown) => {
        failures.push(failure);
        return otherwise;
      }),
    /** Rejects with what failed, once everything was tried. */
    end: (): void => {
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${kind} could not be worked on`);
    },
  };
}
export type OneByOne = ReturnType<typeof oneByOne>;
