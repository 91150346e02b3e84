import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { brandsOfTheWorkspace } from '../testing/brands-of-the-workspace';
import { cleanUp, newDataFolder, newFolder, startProgram, startService } from '../testing/service-process';

afterAll(cleanUp);

it('a service of another brand serves it with every page, and tells the portal', async () => {
  const PORTAL_DIR = newFolder();
  writeFileSync(join(PORTAL_DIR, 'index.html'), '<head></head><p>Ubuntu Funeral Cover</p>');
  const settings = { DATA_DIR: newDataFolder(), PORTAL_DIR, BRANDS_DIR: brandsOfTheWorkspace, BRAND: 'lwandle' };
  const { base } = await startService(settings);
  const page = await (await fetch(`${base}/auth/login`)).text();
  expect(page).toContain('<style id="brand" data-brand="lwandle">');
  expect(page).toContain('<p>Lwandle Family Cover</p>');
  const { brand } = await (await fetch(`${base}/config.json`)).json();
  expect(brand).toMatchObject({ id: 'lwandle', productName: 'Lwandle Family Cover' });
  expect((await fetch(`${base}${brand.stylesheet}`)).status).toBe(200);
});

it('a service whose brand lacks its mark does not start, and says so', async () => {
  const BRANDS_DIR = newFolder();
  cpSync(join(brandsOfTheWorkspace, 'lwandle'), join(BRANDS_DIR, 'lwandle'), { recursive: true });
  rmSync(join(BRANDS_DIR, 'lwandle/mark.svg'));
  const { code, err } = await startProgram('main', { APP_MODE: 'test', BRANDS_DIR, BRAND: 'lwandle' }).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^The service did not start\.[^\n]*\n- BRAND lwandle: \S+: mark\.svg is missing\n$/);
});
