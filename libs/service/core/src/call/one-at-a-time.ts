/**
 * Does work once at a time: whoever asks while it is under way shares the one run that begins after it, and so finds done what they left.
 * However many ask, two runs are the most that anybody waits for.
 */
export function oneAtATime<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;
  const begin = () => {
    next = null;
    current = run().finally(() => {
      current = null;
    });
    return current;
  };
  return () => (current ? (next ??= current.then(begin, begin)) : (next ?? begin()));
}
