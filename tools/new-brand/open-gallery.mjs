import { canOpenPages } from '../lib/open-page.mjs';
import { run } from '../lib/workspace.mjs';

/** What shows every part of the kit in a brand, on one page. */
export const galleryOf = (name) => `npm run gallery -- components --brand ${name} --open`;

/** The gallery in this brand, in a browser, until it is stopped; gives its exit code. Where no page can be opened, the command for it. */
export async function openGallery(name, canOpen = canOpenPages()) {
  if (canOpen) return run('node', ['tools/gallery.mjs', 'components', '--brand', name, '--open']);
  console.log(`No page can be opened on this machine. On one with a browser: ${galleryOf(name)}`);
  return 0;
}
