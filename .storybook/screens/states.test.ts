import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type State, states, statesIn } from './states';

const features = join(import.meta.dirname, '../../libs/features');
const screens = globSync('*/src/**/*.screen.tsx', { cwd: features }).sort();

const readsNothing: State[] = ['loading', 'failure'];
/** States that a screen does not have, and why. */
const without: Record<string, { states: State[]; why: string }> = {
  'form-catalogue.screen.tsx': { states: readsNothing, why: 'its records are made up' },
  'sign-out.screen.tsx': { states: ['loading'], why: 'waits for nothing' },
  'terms.screen.tsx': { states: readsNothing, why: 'shows the configuration that came with the page' },
  'privacy-notice.screen.tsx': { states: readsNothing, why: 'shows the configuration that came with the page' },
  'paia-manual.screen.tsx': { states: readsNothing, why: 'shows the configuration that came with the page' },
  'complaints.screen.tsx': { states: readsNothing, why: 'shows the configuration that came with the page' },
  'guide.screen.tsx': { states: readsNothing, why: 'shows the configuration that came with the page' },
  'new-death-report.screen.tsx': { states: ['loading'], why: 'waits for nothing' },
  'report.screen.tsx': { states: ['loading'], why: 'waits for nothing' },
  'policies.screen.tsx': { states: ['empty'], why: 'nobody signs in without a policy' },
};
/** A screen and the files of its own that it shows. */
const sourceOf = (screen: string) => {
  const path = join(features, screen);
  const source = readFileSync(path, 'utf8');
  const own = [...source.matchAll(/'(\.[^']+)'/g)].map(([, from = '']) => `${join(dirname(path), from)}.tsx`);
  return [source, ...own.filter(existsSync).map((file) => readFileSync(file, 'utf8'))].join('\n');
};
/** Only a screen that can be empty says so somewhere. */
const canBeEmpty = (screen: string) => /\bempty=|<EmptyState\b/.test(sourceOf(screen));
const expectedOf = (screen: string) =>
  states.filter(
    (state) => !without[basename(screen)]?.states.includes(state) && (state !== 'empty' || canBeEmpty(screen)),
  );

describe('every screen has a story of each of its states', () => {
  it.each(screens)('%s', (screen) => {
    const stories = join(features, screen.replace('.screen.tsx', '.stories.tsx'));
    const shown = existsSync(stories) ? statesIn(readFileSync(stories, 'utf8')) : new Set<State>();
    expect(expectedOf(screen).filter((state) => !shown.has(state))).toEqual([]);
  });

  it('and every exception is a screen that exists', () => {
    expect(Object.keys(without).filter((name) => !screens.some((screen) => basename(screen) === name))).toEqual([]);
  });
});

describe('a story shows', () => {
  it.each([
    { source: "export const Family: Story = {\n  parameters: { scenario: 'family-active' },", shows: ['data'] },
    { source: "export const Loading: Story = { parameters: { fault: 'waiting' } };", shows: ['loading'] },
    { source: 'export const Fails: Story = { parameters: { fault: 500 } };', shows: ['failure'] },
    { source: 'export const Loading: Story = loading();', shows: ['loading'] },
    { source: "export const Fails: Story = fails('It could not be loaded');", shows: ['failure'] },
    { source: "export const Fails: Story = failsUntilReload('It could not be', async () => {", shows: ['failure'] },
    { source: 'export const Empty: Story = {};\nexport const Notices: Story = {};', shows: ['empty', 'data'] },
    { source: 'const Loading = 1;', shows: [] },
  ])('$shows: $source', ({ source, shows }) => {
    expect([...statesIn(source)]).toEqual(shows);
  });
});
