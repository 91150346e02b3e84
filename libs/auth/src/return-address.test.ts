import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inAppPath, returnAddress, signInAddress } from './return-address';

const origin = 'https://portal.example';

const attacks = [
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//evil.example/policies',
    '//user@evil.example',
    '//portal.example@evil.example',
  ],
  ...[
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '/policies\\..\\evil',
    '/\\\\evil.example',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/\u0085/evil',
  ],
  ...[
    '/%2f/evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/x/%5c%5cevil',
    '/%09/evil.example',
    '/x/%2f%2fevil',
  ],
  ...[
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/x//evil.example',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
  ],
  ...[
    'https://evil.example',
    'http:evil.example',
    'https:/evil.example',
    'https:evil.example',
    'ftp://evil.example',
    'blob:https://x',
  ],
  ...[
    'https://portal.example@evil.example',
    'portal.example',
    'policies',
    '',
    ' ',
    '.',
    '..',
    '?x',
    '#x',
    '@evil.example',
    ':80',
  ],
  ...[
    '/auth/login',
    '/auth/logout',
    '/AUTH/logout',
    '/./auth/logout',
    '/x/../auth/logout',
    '/%61uth/logout',
    '/auth/login?returnTo=/x',
  ],
  ...['/%', '/%zz', '/%ff', `/${'x'.repeat(3000)}`],
];

describe('a return address', () => {
  it.each(attacks.map((attack) => ({ attack })))('that could lead elsewhere leads home: $attack', ({ attack }) => {
    expect(inAppPath(attack)).toBeNull();
    expect(returnAddress(new URLSearchParams({ returnTo: attack }))).toBe('/');
    expect(signInAddress(attack)).toBe('/auth/login');
  });

  it.each([null, undefined, 7, {}, ['/policies']])('that is no text is none: %j', (value) => {
    expect(inAppPath(value)).toBeNull();
  });

  it.each([
    { path: '/' },
    { path: '/policies' },
    { path: '/child/details/3f0c?tab=cover#top' },
    { path: '/child/details/a%20b' },
    { path: '/notifications?pageNumber=2&back=//not-a-host' },
    { path: '/authors' },
    { path: '/@name' },
  ])('within the portal is kept: $path', ({ path }) => {
    expect(inAppPath(path)).toBe(path);
    expect(returnAddress(new URLSearchParams({ returnTo: path }))).toBe(path);
  });

  it('survives the way through the sign-in page', () => {
    const { pathname, searchParams } = new URL(signInAddress('/child/details/1?tab=cover#top'), origin);
    expect(pathname).toBe('/auth/login');
    expect(returnAddress(searchParams)).toBe('/child/details/1?tab=cover#top');
  });

  it('is left out when it is home or not given', () => {
    expect(signInAddress('/')).toBe('/auth/login');
    expect(returnAddress(new URLSearchParams())).toBe('/');
  });

  it('never leaves the origin, whatever is made of slashes, dots and tricks', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      'javascript:',
      '?',
      '#',
      'x',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
        (value) => {
          const address = returnAddress(new URLSearchParams({ returnTo: value }));
          const { origin: led, pathname } = new URL(address, origin);
          expect(led).toBe(origin);
          expect(address).not.toMatch(/^\/[/\\]/);
          expect(pathname).not.toMatch(/^\/auth\//i);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
