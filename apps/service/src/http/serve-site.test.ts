import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from './serve-site';
import { readSite } from '../static/site';

const script = 'document.title = "hello";';
const files: Record<string, string | Buffer> = {
  'index.html': `<title>sign in</title><script>${script}</script>`,
  'index.html.br': brotliCompressSync(`<title>sign in</title><script>${script}</script>`),
  'index.html.gz': gzipSync(`<title>sign in</title><script>${script}</script>`),
  'shell.html': '<title>shell</title>',
  'auth/silent-renew.html': `<script>${script}</script>`,
  'sw.js': 'self.x = 1',
  'icon.svg': '<svg/>',
  'assets/index-abc123.js': 'export {}',
  'assets/index-abc123.js.br': brotliCompressSync('export {}'),
  'documents/debicheck-mandate.pdf': '%PDF-',
  '.vite/manifest.json': '{}',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveSite({ site: readSite(folder), connections: ['https://api.example'], reportTo: '/csp-report' })(
    new Request('http://portal/', { headers, method }),
    path,
  );

it('a site is read once: what becomes of its folder changes no answer', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
  cpSync(folder, copy, { recursive: true });
  const files = serveSite({ site: readSite(copy), connections: [], reportTo: '/csp-report' });
  rmSync(copy, { recursive: true });
  for (const accepted of ['br', 'gzip', 'identity']) {
    const asked = new Request('http://portal/', { headers: { 'accept-encoding': accepted } });
    expect((await files(asked, '/index.html').arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

describe('a file', () => {
  it.each([
    {
      path: '/assets/index-abc123.js',
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    },
    { path: '/sw.js', type: 'text/javascript; charset=utf-8', cache: 'no-cache' },
    { path: '/icon.svg', type: 'image/svg+xml', cache: 'no-cache' },
    { path: '/documents/debicheck-mandate.pdf', type: 'application/pdf', cache: 'no-cache' },
    { path: '/index.html', type: 'text/html; charset=utf-8', cache: 'no-cache' },
  ])('$path is $type, kept: $cache', ({ path, type, cache }) => {
    const { status, headers } = get(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, cache]);
    expect(headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
  });

  it.each(['/assets/gone-1.js', '/gone.css', '/favicon.ico', '/.vite/manifest.json', '/index.html.br', '/assets/'])(
    '%s is not there, and no page takes its place',
    (path) => {
      const answer = get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/json');
    },
  );

  it('is not written to', async () => {
    const answer = get('/', {}, 'POST');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.json()).toMatchObject({ success: false, status: 405, code: 'METHOD_NOT_ALLOWED' });
  });
});

describe('an address that a person opens', () => {
  it.each([
    { path: '/', title: 'shell' },
    { path: '/child/details/7', title: 'shell' },
    { path: '/nowhere', title: 'shell' },
    { path: '/auth/login', title: 'sign in' },
  ])('$path gets the page "$title"', async ({ path, title }) => {
    const answer = get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  });

  it('gets the sign-in page when there is no shell', async () => {
    const site = new Map(readSite(folder));
    site.delete('/shell.html');
    const serve = serveSite({ site, connections: [], reportTo: '/r' });
    expect(await serve(new Request('http://portal/'), '/policies').text()).toContain('sign in');
  });

  it('gets 404 when no portal was built', () => {
    const serve = serveSite({ site: readSite(join(folder, 'gone')), connections: [], reportTo: '/r' });
    expect(serve(new Request('http://portal/'), '/').status).toBe(404);
  });

  it('may run the inline script that it was built with, and no other', () => {
    const policy = get('/auth/login').headers.get('content-security-policy');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(get('/').headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://api.example;");
  });
});

describe('the page in which a staff sign-in is renewed (docs/reliability.md#i2, #i5)', () => {
  const policyOf = (path: string) => get(path).headers.get('content-security-policy') ?? '';

  it('may stand in a frame of our own origin, and no other page may', () => {
    expect(policyOf('/auth/silent-renew.html')).toContain("frame-ancestors 'self';");
    for (const path of ['/', '/auth/login', '/policies', '/auth/silent-renew', '/auth/staff/signed-in']) {
      expect(policyOf(path), path).toContain("frame-ancestors 'none';");
    }
  });

  it('runs its own script, and talks to nobody', () => {
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policyOf('/auth/silent-renew.html')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policyOf('/auth/silent-renew.html')).toContain("connect-src 'self'; frame-src 'none';");
  });
});

describe('a reader that takes compressed files', () => {
  it.each([
    { accepts: 'gzip, deflate, br', gives: 'br' },
    { accepts: 'gzip', gives: 'gzip' },
    { accepts: 'br;q=0, gzip;q=0.5', gives: 'gzip' },
    { accepts: 'br;q=0', gives: null },
    { accepts: '', gives: null },
  ])('with "$accepts" gets $gives', ({ accepts, gives }) => {
    const { headers } = get('/auth/login', { 'accept-encoding': accepts });
    expect(headers.get('content-encoding')).toBe(gives);
    expect(headers.get('vary')).toBe('accept-encoding');
  });

  it('gets the plain file when that was not compressed', () => {
    expect(get('/assets/index-abc123.js', { 'accept-encoding': 'gzip' }).headers.get('content-encoding')).toBeNull();
  });
});

describe('a reader that has the file', () => {
  it('gets 304 and no content', async () => {
    const etag = get('/').headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = get('/', { 'if-none-match': tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect(get('/', { 'if-none-match': '"other"' }).status).toBe(200);
  });

  it('has another tag for each form', () => {
    const tags = ['br', 'gzip', ''].map((accepts) =>
      get('/auth/login', { 'accept-encoding': accepts }).headers.get('etag'),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('the worker that keeps the portal in the browser', () => {
  const built = 'startWorker({id:"release-123456789012345678901234567"})';
  const releaseOf = async (page: string, connections: string[] = []) => {
    const parts = { 'index.html': page, 'service-worker.js': built };
    const files = mkdtempSync(join(tmpdir(), 'site-'));
    for (const [name, content] of Object.entries(parts)) writeFileSync(join(files, name), content);
    const answer = serveSite({ site: readSite(files), connections, reportTo: '/csp-report' })(
      new Request('http://portal/'),
      '/service-worker.js',
    );
    rmSync(files, { recursive: true });
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const text = await answer.text();
    expect(text).toMatch(/^startWorker\(\{id:"release-[\w-]{27}"\}\)$/);
    return text;
  };

  it('names the same release for the same pages', async () => {
    expect(await releaseOf('<p>one</p>')).toBe(await releaseOf('<p>one</p>'));
  });

  it('names another release for another page, and for a page that may talk to others', async () => {
    const known = await releaseOf('<p>one</p>');
    expect(await releaseOf('<p>two</p>')).not.toBe(known);
    expect(await releaseOf('<p>one</p>', ['https://api.example'])).not.toBe(known);
  });
});
