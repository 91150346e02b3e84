import { run } from '../lib/workspace.mjs';

/** Storybook in a browser, every story in this brand. Lasts until it is stopped; gives its exit code. */
export const openStorybook = (name) =>
  run('storybook', ['dev', '-p', '6006', '--disable-telemetry', '--initial-path', `/?globals=brand:${name}`]);
