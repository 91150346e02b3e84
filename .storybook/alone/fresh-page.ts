import { type Plugin } from 'vite';

/** What Vite holds of its bundle for development. It has no type of its own yet. */
interface BundledDev {
  waitForInitialBuildFinish(): Promise<void>;
  devEngine: { ensureLatestBuildOutput(): Promise<void> };
}

/**
 * A page that is asked for while a bundle is being made waits for it. Vite gives such a page a placeholder that waits to be told to load
 * again, and is told now and then before it listens: it would stay empty.
 */
export const freshPage = (): Plugin => ({
  name: 'fresh-page',
  configureServer: ({ middlewares, environments }) => {
    middlewares.use(async (request, _response, next) => {
      if (request.headers.accept?.includes('text/html')) {
        const { bundledDev } = environments.client as unknown as { bundledDev: BundledDev };
        await bundledDev.waitForInitialBuildFinish();
        // What cannot be built Vite says itself, over the page.
        await bundledDev.devEngine.ensureLatestBuildOutput().catch(() => undefined);
      }
      next();
    });
  },
});
