import { importTypescript } from '../../../tools/lib/import-typescript.mjs';

/** Read when a page is built or served, not when the configuration is merely looked at. */
async function readHouse() {
  const [{ maskableIcon, themeColours, webManifest }, { readHouseBrand }] = await Promise.all(
    ['libs/brand/src/index.ts', 'libs/brand/src/node/index.ts'].map(importTypescript),
  );
  const brand = readHouseBrand();
  return {
    colours: themeColours(brand),
    files: {
      'icon.svg': brand.markSvg,
      'icon-maskable.svg': maskableIcon(brand),
      'manifest.webmanifest': webManifest(brand, brand.productName),
      ...Object.fromEntries(brand.phoneIcons),
    },
  };
}

/**
 * What the house brand gives a page besides its style (which comes through the sheet of the design system): the colours of the
 * browser's bar, its mark as the icon of the tab, and what a phone shows that has the portal among its apps. A house brand that cannot
 * be drawn whole ends the build.
 */
export function houseBrand() {
  let reading;
  const house = () => (reading ??= readHouse());
  return {
    name: 'house-brand',
    transformIndexHtml: async (html) => html.replace('<!--theme-colours-->', (await house()).colours),
    async generateBundle() {
      for (const [fileName, source] of Object.entries((await house()).files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/icon.svg', async (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end((await house()).files['icon.svg']);
      });
    },
  };
}
