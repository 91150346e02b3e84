import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './database/connection-shares';
import { settingNames } from './settings';

const page = readFileSync(join(import.meta.dirname, '../../../docs/deployment.md'), 'utf8');
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
