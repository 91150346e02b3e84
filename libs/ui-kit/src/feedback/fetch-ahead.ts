let underWay = 0;
const failures = new WeakSet<object>();

/** Fetches a part before anybody waits for it. Where it cannot be had, whoever comes to need it is told, and nobody before. */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  underWay += 1;
  fetchPart()
    .catch((error: object) => void failures.add(error))
    .finally(() => (underWay -= 1));
}

/** Whether some part is fetched ahead at this moment, and what such a fetch has failed with. */
export const fetchesAhead = {
  areUnderWay: () => underWay > 0,
  failedWith: (error: object | undefined) => error !== undefined && failures.has(error),
};
