interface Waiting {
  dueAt: number;
  job: () => void;
}

/** What is to happen later, by a clock that somebody may move. Nothing happens by itself: `tick` does what is due. */
export function createSchedule({ now }: { now: () => Date }) {
  const waiting = new Set<Waiting>();

  return {
    /** Does `job` once, at the first tick from `ms` milliseconds on. Gives back how to call it off. */
    after(ms: number, job: () => void): () => void {
      const entry = { dueAt: now().getTime() + ms, job };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },

    /** Does everything that is due, the earliest first. */
    tick(): void {
      const time = now().getTime();
      const due = [...waiting].filter(({ dueAt }) => dueAt <= time).sort((one, other) => one.dueAt - other.dueAt);
      for (const entry of due) if (waiting.delete(entry)) entry.job();
    },
  };
}
export type Schedule = ReturnType<typeof createSchedule>;
