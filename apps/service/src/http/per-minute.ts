/** Lets so many through in each minute, and no more: for addresses that anyone may write to. */
export function perMinute(most: number, now: () => Date): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const thisMinute = Math.floor(now().getTime() / 60_000);
    if (thisMinute !== minute) [minute, count] = [thisMinute, 0];
    count += 1;
    return count <= most;
  };
}
