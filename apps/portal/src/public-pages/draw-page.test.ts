import { PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { drawPage } from './draw-page';
import { publicPages } from './public-pages';

const template =
  '<head><title>Terms</title></head><body><div id="root"></div><noscript>Call 086 000 7580.</noscript></body>';
const config = v.parse(PortalConfigSchema, {
  brand: { productName: 'Masakhane Cover' },
  contact: { phone: '011 555 0000' },
  legal: { insurerName: 'Masakhane </script> Life' },
});
const drawn = async (route: string) => {
  const page = publicPages.find((one) => one.route === route);
  if (!page) throw new Error(`No page at ${route}`);
  return new DOMParser().parseFromString(await drawPage(page, template, config), 'text/html');
};

describe('a page that needs no sign-in', () => {
  it('is drawn for each of them, with a heading of its own', async () => {
    const routes = publicPages.map(({ route }) => route);
    expect(routes).toEqual([
      '/auth/login',
      ...['/terms-and-conditions', '/privacy-notice', '/paia-manual', '/complaints'],
      ...['/somebody-died', '/somebody-died/guide', '/claims/sign-in'],
      ...['/certificate/check', '/certificate/:id'],
    ]);
    for (const { route, title } of publicPages.slice(1)) {
      expect((await drawn(route)).querySelector('h1')?.textContent).toBe(title);
    }
  });

  it('speaks of this insurer and no other', async () => {
    const page = await drawn('/terms-and-conditions');
    expect(page.querySelector('main')?.textContent).toContain('Masakhane </script> Life');
    expect(page.querySelector('noscript')?.textContent).toContain('011 555 0000');
    expect(page.documentElement.innerHTML).not.toMatch(/Ubuntu|086 000 7580/);
  });

  it('to sign in offers the telephone number and the staff sign-in of this insurer', async () => {
    const page = await drawn('/auth/login');
    expect(page.querySelector('main')?.textContent).toContain('No PIN? Call 011 555 0000');
    expect(page.querySelector('main form input')?.id).toBe('policyNumber');
    expect(page.getElementById('root')?.dataset.page).toBe('/auth/login');
  });

  it('carries the configuration that it was drawn with, whatever that holds', async () => {
    const page = await drawn('/complaints');
    expect(JSON.parse(page.getElementById('config')?.textContent ?? '')).toEqual(config);
    expect(page.getElementById('root')?.dataset.config).toBe('whole');
  });

  it('says for which address it was drawn, unless it is for several', async () => {
    const drawnFor = async (route: string) => (await drawn(route)).getElementById('root')?.dataset.page;
    expect(await drawnFor('/somebody-died/guide')).toBe('/somebody-died/guide');
    expect(await drawnFor('/certificate/:id')).toBeUndefined();
  });

  it('shows of a certificate nothing but that an answer is on its way', async () => {
    const main = (await drawn('/certificate/:id')).querySelector('main');
    expect(main?.querySelector('[role=alert], [aria-invalid=true]')).toBeNull();
    expect(main?.querySelector('input')?.getAttribute('value')).toBe('');
    expect(main?.textContent).toContain('Another code');
  });
});
