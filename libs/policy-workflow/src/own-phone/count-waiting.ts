import { readCopy } from './kept-copy';
import { waitingOnThisPhone } from './waiting-changes';

/** In milliseconds: a browser that does not answer keeps nobody from signing out. */
const patience = 1_000;

/** How many changes wait on this phone, whoever they are from and whether or not anybody is signed in; 0 also where the browser does not tell. */
export function countWaiting(now: Date): Promise<number> {
  const count = async () => {
    const copy = await readCopy(now);
    return copy ? (await waitingOnThisPhone.of(copy.userId)).length : 0;
  };
  return Promise.race([count(), new Promise<number>((resolve) => setTimeout(resolve, patience, 0))]);
}
