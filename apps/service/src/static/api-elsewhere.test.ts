import { expect, it } from 'vitest';
import { apiElsewhere } from './api-elsewhere';
import { textFile, textOf } from './text-file';

const site = new Map(
  Object.entries({
    '/shell.html': '<script>fetch("/api/v1/home",{headers:h})</script>',
    '/index.html': '<h1>Sign in</h1>',
    '/assets/a.js': 'fetch("/api/v1/home")',
  }).map(([path, text]) => [path, textFile(path, text)] as const),
);

it('asks the API for home from the first byte on, wherever it is', () => {
  const served = apiElsewhere(site, 'https://api.example');
  expect([...served].map(([path, file]) => [path, textOf(file)])).toEqual([
    ['/shell.html', '<script>fetch("https://api.example/api/v1/home",{headers:h})</script>'],
    ['/index.html', '<h1>Sign in</h1>'],
    ['/assets/a.js', 'fetch("/api/v1/home")'],
  ]);
});

it('leaves a portal as it was built whose API is where it came from', () => {
  expect(apiElsewhere(site, '')).toBe(site);
});
