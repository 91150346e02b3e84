import { watch } from 'node:fs';
import { build } from 'vite';
import { plainText } from '../lib/test-counts.mjs';

/** So long after a change the watcher has begun to build, if the change is in a file that it knows; in milliseconds. */
const noticed = 300;

/**
 * Builds an app with Vite, and again after each change of a file that it is made of. Says when a build begins, and once it is finished:
 * all its files are written by then.
 *
 * The watcher knows the files of the last build it read. While a build is broken it may lack one (an import of a file that does not exist
 * yet), so any change below `sources` then begins anew.
 */
export function watchedBuild({ configFile, outDir, sources, onStart, onBuilt, onBroken }) {
  let watcher;
  let isOver = false;
  let starts = 0;
  let lookingForMends = [];

  const stopLooking = () => {
    for (const each of lookingForMends) each.close();
    lookingForMends = [];
  };
  const lookForMends = () => {
    stopLooking();
    let timer;
    const before = starts;
    const beginAnew = async () => {
      if (isOver || starts !== before) return;
      await watcher.close();
      if (!isOver) await begin();
    };
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void beginAnew(), noticed);
    };
    lookingForMends = sources.map((folder) => watch(folder, { recursive: true }, onChange));
  };

  const onEvent = (event) => {
    if (isOver) return;
    if (event.code === 'START') {
      starts += 1;
      stopLooking();
      onStart();
    }
    if (event.code === 'BUNDLE_END') {
      void event.result.close();
      onBuilt((event.duration / 1000).toFixed(1));
    }
    if (event.code === 'ERROR') {
      onBroken(whyBroken(event.error));
      lookForMends();
    }
  };

  async function begin() {
    watcher = await build({
      configFile,
      logLevel: 'silent',
      // What runs may still load a part of the build before: nothing is deleted under it.
      build: { watch: {}, outDir, emptyOutDir: false },
    });
    watcher.on('event', onEvent);
  }
  const begun = begin().catch((error) => onBroken(whyBroken(error)));

  return {
    async end() {
      isOver = true;
      stopLooking();
      await begun;
      await watcher?.close();
    },
  };
}

/** What the bundler says, without its colours and without its count of errors. */
const whyBroken = ({ message }) =>
  plainText(message)
    .replace(/^Build failed with \d+ errors?:\s*/, '')
    .trim();
