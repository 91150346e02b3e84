/** The steps of a job: one that fails keeps no other from being taken, and is still heard of. What a step does piece by piece is `oneByOne`. */
export function everyStep() {
  const failures: unknown[] = [];
  return {
    /** What the step gives, or `otherwise` where it failed. */
    try: <T>(step: Promise<T>, otherwise: T): Promise<T> =>
      step.catch((failure: unknown) => {
        failures.push(failure);
        return otherwise;
      }),
    /** Rejects with what failed, once everything was tried. */
    end: (): void => {
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} steps could not be taken`);
    },
  };
}
