import { type ComponentType, lazy } from 'react';

/**
 * A part of the page that comes with a file of its own. Once `load` has ended it is drawn at once: what React.lazy loads is not
 * there in the first commit, however early it came.
 */
export function loadable(fetchPart: () => Promise<{ default: ComponentType }>) {
  let Loaded: ComponentType | null = null;
  const Later = lazy(fetchPart);
  const Part = () => (Loaded === null ? <Later /> : <Loaded />);
  /** Fetches it. A part that cannot be had is left to the page, which fetches it again. */
  const load = async () => {
    Loaded = (await fetchPart().catch(() => null))?.default ?? null;
  };
  return Object.assign(Part, { load });
}
