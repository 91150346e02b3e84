import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerWorker, takeTyped } from './inline-scripts.mjs';

/** The module that draws a public page, by the beginning of its address. */
const modules = {
  '/certificate/': 'check/check-certificate.screen.tsx',
  '/somebody-died/': 'guide/guide.screen.tsx',
  '/somebody-died': 'report/report.screen.tsx',
  '/claims/sign-in': 'sign-in/claim-sign-in.screen.tsx',
  '/': 'legal/src/pages.ts',
};
const moduleOf = (route) => Object.entries(modules).find(([start]) => route.startsWith(start))[1];

/**
 * Writes for each public page what stands around its markup (`signIn`: that of the sign-in page, which the build draws too): the style, and what is fetched while it is read. The service draws
 * the markup into it when it starts (`src/public-pages`).
 */
export async function writePublicPages({ dist, folder, template, manifest, houseName, publicPages, signIn }) {
  const templates = await Promise.all(
    publicPages.map(async ({ route, title }) => {
      if (route === '/auth/login') return [route, signIn];
      const lazy = manifest.lazyFiles(moduleOf(route));
      const styles = [...manifest.entryStyles, ...lazy.filter((file) => file.endsWith('.css'))];
      const sheets = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')));
      const head = [
        `<script>${takeTyped}</script>`,
        `<style>${sheets.join('').trim()}</style>`,
        ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
        `<script>${registerWorker}</script>`,
        ...manifest
          .lazyScripts(moduleOf(route))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ];
      const html = template
        .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
        .replace('<title>Sign in</title>', () => `<title>${title} – ${houseName}</title>`)
        .replace('<!--head-->', () => head.join(''))
        .replace('<!--app-->', '');
      return [route, html];
    }),
  );
  await writeFile(join(folder, 'templates.json'), JSON.stringify(Object.fromEntries(templates)));
}
