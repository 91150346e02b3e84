/** References remembered, longer than what came under them: a sender may come again much later. */
const mostReferences = 100_000;

/** What arrived. `receivedAt` is ISO 8601 in UTC. */
export type Received<Item> = Item & { id: string; receivedAt: string };

interface Outside {
  now: () => Date;
  newId: () => string;
}

/** What senders handed over, in memory, the newest first; of more than `capacity` the oldest is forgotten. */
export function receivedOnce<Item extends { reference?: string | undefined }>(
  { now, newId }: Outside,
  capacity: number,
) {
  let received: Received<Item>[] = [];
  const byReference = new Map<string, Received<Item>>();

  return {
    /** Takes something. A reference that was here gives the first back and delivers nothing. */
    receive(item: Item): { received: Received<Item>; isRepeat: boolean } {
      const earlier = item.reference && byReference.get(item.reference);
      if (earlier) return { received: earlier, isRepeat: true };
      const one = { ...item, id: newId(), receivedAt: now().toISOString() };
      received = [one, ...received].slice(0, capacity);
      if (item.reference) byReference.set(item.reference, one);
      const [oldest] = byReference.size > mostReferences ? byReference.keys() : [];
      if (oldest !== undefined) byReference.delete(oldest);
      return { received: one, isRepeat: false };
    },
    all: (): readonly Received<Item>[] => received,
  };
}
