import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProviderPreset, providerPresets } from '@portal/service-identity';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './database/connection-shares';
import { readSettings, settingNames } from './settings';

const docs = join(import.meta.dirname, '../../../docs');
const page = readFileSync(join(docs, 'deployment.md'), 'utf8');
const providersPage = readFileSync(join(docs, 'identity-providers.md'), 'utf8');
const blocks = Object.fromEntries(
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = '', text = '']) => [language, text]),
);

/** What the service takes at most, docs/reliability.md#constants. */
const largestBody = 7.5 * 1024 * 1024;

describe('the page about what stands in front of the service', () => {
  it('names only settings that there are', () => {
    const named = [...page.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g), ...(blocks['ini'] ?? '').matchAll(/^[A-Z_]+(?==)/gm)];
    expect(named.length).toBeGreaterThan(5);
    expect(named.map(([name]) => name).filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  it.each(['nginx', 'caddyfile'])(
    'sends what came to %s on to the port of the service, and compresses and keeps nothing there',
    (proxy) => {
      const [, port] = /^PORT=(\d+)$/m.exec(blocks['ini'] ?? '') ?? [];
      expect(blocks[proxy]).toContain(`127.0.0.1:${port}`);
      expect(blocks[proxy]).not.toMatch(/gzip on|brotli|encode|proxy_cache (?!off)|add_header|header_down/);
    },
  );

  it('shares out connections as the service does', () => {
    const rows = [...page.matchAll(/^\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map((row) =>
      row.slice(1).map(Number),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const [connections = 0, health, reads, writes, jobs] of rows) {
      expect({ health, reads, writes, jobs }).toEqual(sharesOf(connections));
    }
  });

  it('lets pass what the service takes', () => {
    const [, nginx] = /client_max_body_size (\d+)m/.exec(blocks['nginx'] ?? '') ?? [];
    const [, caddy] = /max_size (\d+)MB/.exec(blocks['caddyfile'] ?? '') ?? [];
    expect(Number(nginx) * 1024 * 1024).toBeGreaterThan(largestBody);
    expect(Number(caddy) * 1_000_000).toBeGreaterThan(largestBody);
  });
});

describe('the pages about staff sign-in', () => {
  const settings = settingNames.filter((name) => name.startsWith('IDENTITY_PROVIDER_'));

  it('give every setting a line', () => {
    const lines = [...page.matchAll(/^\| `(IDENTITY_PROVIDER_\w+)` +\|/gm)].map(([, name]) => name);
    expect(lines.toSorted()).toEqual(settings.toSorted());
  });

  it('name only settings that there are', () => {
    const named = [...providersPage.matchAll(/\bIDENTITY_PROVIDER_[A-Z_]+\b/g)].map(([name]) => name);
    expect(named.filter((name) => !settings.includes(name))).toEqual([]);
  });

  const codesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  const rowOf = (preset: string) =>
    providersPage
      .split('\n')
      .find((line) => line.startsWith(`| \`${preset}\``))
      ?.split('|')
      .slice(1)
      .map((cell) => cell.trim());

  it.each(Object.entries(providerPresets))('say of %s what the service takes', (name, preset: ProviderPreset) => {
    const [, issuer, , client, marks, person, groups, signOut] = rowOf(name) ?? [];
    expect(codesIn(issuer)).toEqual(name === 'generic' ? [] : [preset.issuer.example.split(' (')[0]]);
    expect(codesIn(client)).toEqual(preset.clientClaims);
    expect(codesIn(marks)).toEqual(preset.accessTokenMarks);
    expect(codesIn(person)).toEqual([preset.personClaim]);
    expect(codesIn(groups)).toEqual(preset.groupClaims);
    expect(codesIn(signOut)).toEqual([preset.signOut]);
  });

  it.each(Object.keys(providerPresets).filter((name) => name !== 'generic'))(
    'show settings for %s that are taken',
    (name) => {
      const block = [...providersPage.matchAll(/^```ini\n([\s\S]*?)^```/gm)]
        .map(([, text = '']) =>
          Object.fromEntries(
            text
              .trim()
              .split('\n')
              .map((line) => line.split(/=(.*)/s).slice(0, 2)),
          ),
        )
        .find((given) => given['IDENTITY_PROVIDER_PRESET'] === name);
      expect(readSettings(block ?? { PORT: 'no block' })).toHaveProperty('settings');
    },
  );
});
