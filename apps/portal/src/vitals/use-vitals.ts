import { useEffect } from 'react';
import { whenIdle } from '../start/when-idle';

/** The part of all visits that is watched. */
const share = 0.1;
/** Milliseconds after which what watches is fetched: nothing that somebody waits for is held up by it. */
const delay = 20_000;

/** Watches some of the visits of people who have signed in (`watch-page.ts`). */
export function useVitals(random: () => number = Math.random) {
  useEffect(() => {
    if (random() >= share) return undefined;
    let stop = () => undefined as void;
    const timer = setTimeout(
      () =>
        whenIdle(async () => {
          const { thisVisit, watchPage } = await import('./watch-page');
          stop = watchPage(thisVisit);
        }),
      delay,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [random]);
}
