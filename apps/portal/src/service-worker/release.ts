/** What a release of the portal is made of, as the build writes it into the worker (`build/worker.mjs`). Paths of the site. */
export interface Release {
  /** Names its cache. The service writes another one where it serves other pages than were built, in another brand for instance. */
  id: string;
  /** What stands at the same address in every release: asked for anew with each. */
  pages: readonly string[];
  /** What the first page is drawn with. Names of these files change with their contents. */
  first: readonly string[];
  /** What somebody signed in needs without a network on any line, besides what their pages fetched: the way to sign out. */
  signedIn: readonly string[];
  /** What the main places of a policyholder are drawn with, and their menu. */
  places: readonly string[];
}

/** Every cache of ours begins so. */
export const releasePrefix = 'release-';

/** What a page asks of the worker. */
export type WorkerMessage =
  /** A newer release waits: it takes over now. */
  | { kind: 'take-over' }
  /** Keep these files, which the page has fetched already; with `places`, also what the main places are drawn with. */
  | { kind: 'keep'; files: string[]; places: boolean };
