import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalConfigSchema } from '@portal/contract';
import { houseName } from '@portal/brand';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../http/serve-site';
import { type Site } from '../static/site';
import { textFile } from '../static/text-file';
import { publicPages } from './public-pages';

/** What a build leaves, of two pages. */
const renderer = `export const publicPages = [{ route: '/complaints' }, { route: '/certificate/:id' }];
export const drawPage = async ({ route }, template, { contact }) => template.replace('<p></p>', '<p>' + route + ' ' + contact.phone + '</p>');`;
const template = `<head><title>${houseName}</title></head><p></p>`;
const config = v.parse(PortalConfigSchema, { contact: { phone: '011 555 0000' } });
const look = { brand: null, productName: 'Masakhane' };

describe('the pages that need no sign-in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-pages-'));
  let site: Site;
  beforeAll(async () => {
    mkdirSync(join(folder, '.server'));
    writeFileSync(join(folder, '.server/package.json'), '{"type":"module"}');
    writeFileSync(join(folder, '.server/server.js'), renderer);
    const templates = { '/complaints': template, '/certificate/:id': template };
    writeFileSync(join(folder, '.server/templates.json'), JSON.stringify(templates));
    const shell = textFile('/shell.html', '<head></head>shell');
    site = new Map([['/shell.html', shell], ...(await publicPages(folder, config, look))]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const get = (path: string, headers: Record<string, string> = {}) =>
    serveSite({ site, connections: [], reportTo: '/r' })(new Request('http://portal/', { headers }), path);

  it('are drawn with the name and the configuration of this insurer', async () => {
    const page = await get('/complaints').text();
    expect(page).toContain('<title>Masakhane</title>');
    expect(page).toContain('<p>/complaints 011 555 0000</p>');
  });

  it('stand at every address of their kind, and nowhere else', async () => {
    expect(await get('/certificate/7K3M-Q2XR-9WAB').text()).toContain('<p>/certificate/:id');
    for (const path of ['/certificate', '/certificate/a/b', '/policies', '/complaints/more']) {
      expect(await get(path).text()).toBe('<head></head>shell');
    }
    expect(get('/certificate/logo.png').status).toBe(404);
  });

  it('come as a page, compressed, with a policy, and not twice', () => {
    const { headers } = get('/complaints', { 'accept-encoding': 'br' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const known = { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' };
    expect(get('/complaints', known).status).toBe(304);
  });

  it('make another release of the portal when they say something else', async () => {
    const worker = textFile('/service-worker.js', `release-${'0'.repeat(27)}`);
    const releaseWith = async (phone: string) => {
      const pages = await publicPages(folder, { ...config, contact: { ...config.contact, phone } }, look);
      const parts = { connections: [], reportTo: '/r', site: new Map([...pages, ['/service-worker.js', worker]]) };
      return serveSite(parts)(new Request('http://portal/'), '/service-worker.js').text();
    };
    expect(await releaseWith('011 555 0000')).toBe(await releaseWith('011 555 0000'));
    expect(await releaseWith('011 555 0000')).not.toBe(await releaseWith('011 555 0001'));
  });

  it('are left to the scripts where the build brings no renderer', async () => {
    expect(await publicPages(join(folder, 'none'), config, look)).toEqual(new Map());
  });
});
