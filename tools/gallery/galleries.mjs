import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const textsFile = 'texts.json';

/** A gallery on the disk as it can be compared; null where there is none. */
export function readGallery(folder) {
  if (!existsSync(join(folder, textsFile))) return null;
  const pictures = join(folder, 'pictures');
  const names = readdirSync(pictures);
  return {
    texts: JSON.parse(readFileSync(join(folder, textsFile), 'utf8')),
    picturesOf: (id) => names.filter((name) => name.startsWith(`${id}--`)),
    picture: (name) => (existsSync(join(pictures, name)) ? readFileSync(join(pictures, name)) : null),
  };
}

/** Makes room for a new gallery. The last one is kept beside it, to be compared with. */
export function setLastAside(folder, last) {
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  mkdirSync(join(folder, 'pictures'), { recursive: true });
}

/** What each story says in words. */
export const writeTexts = (folder, stories) =>
  writeFileSync(
    join(folder, textsFile),
    JSON.stringify(Object.fromEntries(stories.map(({ id, text }) => [id, text])), null, 1),
  );

/** Puts the earlier picture of whatever changed beside the new one, so that the page shows both and stands alone. */
export function keepEarlier(folder, last, changes) {
  mkdirSync(join(folder, 'before'), { recursive: true });
  for (const { name } of changes.flatMap(({ pictures }) => pictures))
    copyFileSync(join(last, 'pictures', name), join(folder, 'before', name));
}
