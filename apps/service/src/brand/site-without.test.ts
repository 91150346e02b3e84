import { configElement } from '@portal/brand';
import { routesOfAreas } from '@portal/contract';
import { expect, it } from 'vitest';
import { type Site } from '../static/site';
import { textFile, textOf } from '../static/text-file';
import { siteWithout } from './site-without';

const named = configElement({ brand: { productName: 'Lwandle Family Cover' } });
const shortcuts = [
  { name: 'Who is covered', url: '/' },
  { name: 'Pay', url: '/pay-now' },
];
const built: Site = new Map(
  Object.entries({
    '/index.html': '<head></head>',
    '/shell.html': `<head>${named}</head>`,
    '/manifest.webmanifest': JSON.stringify({ name: 'Portal', shortcuts }),
    '/assets/index-1.js': '1',
  }).map(([path, text]) => [path, textFile(path, text)]),
);
const textAt = (site: Site, path: string) => {
  const file = site.get(path);
  if (!file) throw new Error(`Nothing at ${path}`);
  return textOf(file);
};
const configIn = (page: string) => [...page.matchAll(/id="config"[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);

it('stays as it was built where nothing is left out', () => {
  expect(siteWithout(built, { without: [] })).toBe(built);
});

it('has pages that say what there is not, besides what they said before', () => {
  const without = routesOfAreas(['payat']);
  const site = siteWithout(built, { without });
  expect(configIn(textAt(site, '/index.html')).map((text) => JSON.parse(text ?? ''))).toEqual([{ without }]);
  expect(configIn(textAt(site, '/shell.html')).map((text) => JSON.parse(text ?? ''))).toEqual([
    { brand: { productName: 'Lwandle Family Cover' }, without },
  ]);
  expect(site.get('/assets/index-1.js')).toBe(built.get('/assets/index-1.js'));
});

it.each([
  { areas: ['payat'] as const, urls: ['/'] },
  { areas: ['certificates'] as const, urls: ['/', '/pay-now'] },
])('offers among the apps of a phone what there is without $areas', ({ areas, urls }) => {
  const site = siteWithout(built, { without: routesOfAreas(areas) });
  const manifest = JSON.parse(textAt(site, '/manifest.webmanifest')) as { shortcuts: { url: string }[] };
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(urls);
});
