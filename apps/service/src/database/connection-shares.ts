/** Work that has connections of its own: however much there is of one kind, it takes none from the others. */
export const shareNames = ['health', 'reads', 'writes', 'jobs'] as const;
export type ShareName = (typeof shareNames)[number];

/** One for each kind of work. */
export const fewestConnections = shareNames.length;

/** Jobs are done one after the other, and messages at the rate of the gateway. */
const mostForJobs = 4;

/**
 * Divides the connections of a process, 4 or more: one for health, a fifth (1 to 4) for jobs and messages, and of what is left half for
 * requests that only read and half, with the odd one, for those that may change something: they hold theirs longer.
 */
export function sharesOf(connections: number): Record<ShareName, number> {
  const health = 1;
  const jobs = Math.min(mostForJobs, Math.max(1, Math.floor(connections / 5)));
  const reads = Math.floor((connections - health - jobs) / 2);
  return { health, reads, writes: connections - health - jobs - reads, jobs };
}
