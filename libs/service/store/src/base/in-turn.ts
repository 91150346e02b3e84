/**
 * Works on each item in turn. One that fails holds up no other: the call rejects with the failures at the end. Once the signal
 * is aborted nothing more is begun, and what is left waits for the next round. Gives how many items the work was done on.
 */
export async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const item of items) {
    if (signal?.aborted) break;
    await work(item).then(
      (isDone) => (done += isDone ? 1 : 0),
      (failure: unknown) => failures.push(failure),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} could not be done`);
  return done;
}
