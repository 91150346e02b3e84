// The pages that ours are measured beside, built as ours is.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const limits = join(import.meta.dirname, 'limits');

/** What a sign-in page says before its scripts are there: a form sent by then is held, and sent again. */
const hold =
  "<script>addEventListener('submit',e=>{if(!globalThis.isReady){e.preventDefault();globalThis.earlyForm=e.target}},true)</script>";
/** As ours: once the page rests. */
const register =
  "<script>addEventListener('load',()=>(self.requestIdleCallback??setTimeout)(()=>navigator.serviceWorker?.register('/worker.js')))</script>";

const settings = (name, outDir, more) => ({
  root: join(limits, name),
  configFile: false,
  logLevel: 'error',
  plugins: [react(), tailwind()],
  ...more,
  build: { outDir, emptyOutDir: true, manifest: true, modulePreload: { polyfill: false }, ...more?.build },
});

/**
 * Builds into `folder`. Gives the folder of each:
 * - `bare`: React and the form.
 * - `prerendered`: the portal's libraries and the form, which stands in the page with its CSS; chunks are named in the page.
 * - `with worker`: the same, and a service worker that keeps it for the next visit.
 */
export async function buildLimits(folder) {
  const [bare, prerendered, withWorker] = ['bare', 'prerendered', 'with-worker'].map((name) => join(folder, name));
  await build(settings('bare', bare));
  await build(settings('stack', prerendered));
  const files = await writePage(prerendered, await draw(join(folder, 'server')));
  await cp(prerendered, withWorker, { recursive: true });
  await addWorker(withWorker, files);
  return { bare, prerendered, 'with worker': withWorker };
}

/** The sign-in page as HTML. */
async function draw(outDir) {
  const more = { ssr: { noExternal: true }, build: { ssr: join(limits, 'stack/server.jsx') } };
  await build(settings('stack', outDir, more));
  const { render } = await import(pathToFileURL(join(outDir, 'server.js')).href);
  const html = await render('/auth/login');
  await rm(outDir, { recursive: true });
  return html;
}

/** Puts the form, its CSS and its scripts into the page. Gives the addresses of the scripts. */
async function writePage(folder, html) {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const scripts = new Set();
  const sheets = new Set();
  const add = (name) => {
    const { file, imports = [], css = [] } = manifest[name];
    scripts.add(`/${file}`);
    css.forEach((sheet) => sheets.add(sheet));
    imports.forEach(add);
  };
  ['index.html', 'sign-in.jsx'].forEach(add);
  const css = await Promise.all([...sheets].map((sheet) => readFile(join(folder, sheet), 'utf8')));
  const preloads = [...scripts].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  await edit(join(folder, 'index.html'), (page) =>
    page
      .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
      .replace('</title>', () => `</title><style>${css.join('')}</style>${hold}${preloads.join('')}`)
      .replace('<!--page-->', () => html),
  );
  return [...scripts];
}

async function addWorker(folder, files) {
  await edit(join(folder, 'index.html'), (page) => page.replace('</body>', () => `${register}</body>`));
  const worker = await readFile(join(limits, 'worker.js'), 'utf8');
  await writeFile(
    join(folder, 'worker.js'),
    worker.replace('FILES', () => JSON.stringify(files)),
  );
}

const edit = async (file, change) => writeFile(file, change(await readFile(file, 'utf8')));
