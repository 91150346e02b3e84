import { type Release } from './release';
import { type WorkerScope } from './worker-scope';

type Around = Pick<WorkerScope, 'caches' | 'fetch'>;

const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
  json: /json/,
  webmanifest: /json/,
};

/** Whether an answer is the file that was asked for. A network that wants money first answers everything with a page of its own. */
export function isThatFile(path: string, { ok, redirected, headers }: Response): boolean {
  const ending = /\.([a-z]+)$/.exec(path)?.[1] ?? 'html';
  return ok && !redirected && (types[ending]?.test(headers.get('content-type') ?? '') ?? false);
}

/** The files of one release, kept in the browser. Where it keeps nothing, everything is fetched as if there were no worker. */
export function keptFiles({ id }: Pick<Release, 'id'>, { caches, fetch }: Around) {
  const ours = () => caches.open(id);

  const fetched = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(path, init);
    if (!isThatFile(path, answer)) throw new Error(`${path} is not there`);
    return answer;
  };

  return {
    /** As this release has it. */
    ofThisRelease: async (path: string): Promise<Response | undefined> =>
      (await ours().catch(() => undefined))?.match(path),

    /** As any release has it: the name of such a file changes with its contents. */
    ofAnyRelease: (path: string): Promise<Response | undefined> => caches.match(path).catch(() => undefined),

    put: async (path: string, answer: Response): Promise<void> => (await ours()).put(path, answer),

    /** Keeps files whose names change with their contents: out of an older release where that has them. */
    keepFiles: async (paths: readonly string[]): Promise<void> => {
      const cache = await ours();
      await Promise.all(
        paths.map(async (path) => {
          if (await cache.match(path)) return;
          await cache.put(path, (await caches.match(path)) ?? (await fetched(path)));
        }),
      );
    },

    /** Keeps what stands at the same address in every release, as it is now. */
    keepFresh: async (paths: readonly string[]): Promise<void> => {
      const cache = await ours();
      await Promise.all(paths.map(async (path) => cache.put(path, await fetched(path, { cache: 'no-cache' }))));
    },

    /** Pages of this release lead nowhere any more: from now on they are fetched. */
    dropPages: async (paths: readonly string[]): Promise<void> => {
      const cache = await ours();
      await Promise.all(paths.map((path) => cache.delete(path)));
    },
  };
}
export type KeptFiles = ReturnType<typeof keptFiles>;
