import { type WorkerMessage } from '../service-worker/release';

/** What a browser says of its line, where it does: https://wicg.github.io/netinfo/ */
interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether every byte costs, as far as the browser knows. */
export const isDear = ({ saveData, type, effectiveType }: Line = {}): boolean =>
  saveData === true || type === 'cellular' || /2g$/.test(effectiveType ?? '');

/** Files of ours that this page has fetched. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Has the worker keep what this page fetched before there was a worker, which the browser still has; and for a
 * customer whose line is not dear also what the other main places are drawn with: staff have others.
 */
export async function keepFiles(workers: ServiceWorkerContainer, { isStaff }: { isStaff: boolean }): Promise<void> {
  const { active } = await workers.ready;
  const { connection } = navigator as Navigator & { connection?: Line };
  active?.postMessage({
    kind: 'keep',
    files: fetched(),
    places: !isStaff && !isDear(connection),
  } satisfies WorkerMessage);
}
