import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openPage } from '../lib/open-page.mjs';
import { serveFolder } from '../lib/serve-folder.mjs';
import { environment, root } from '../lib/workspace.mjs';

/** Shows the gallery at an address of this computer until it is stopped, with the Storybook that its pictures lead to beside it. */
export async function serveGallery({ isOpened = false }) {
  const { status, stdout, stderr } = spawnSync('nx', ['run', 'storybook:site', '--output-style=static'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const { address } = await serveFolder(join(root, 'dist'));
  console.log(`${address}/gallery/ (Ctrl+C ends it)`);
  if (isOpened) openPage(`${address}/gallery/`);
}
