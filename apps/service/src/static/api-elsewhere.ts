import { apiBase, homeAdditions } from '@portal/contract';
import { type Site, type SiteFile } from './site';
import { textFile, textOf } from './text-file';

/** Where a page that was built asks for home before its scripts have come: on its own origin. */
const earlyAddress = `"${apiBase}${homeAdditions.home.path}"`;

/** A built portal whose API has another origin: what a page asks before its scripts have come, it asks there. Done once, at start. */
export function apiElsewhere(site: Site, host: string): Site {
  if (host === '') return site;
  const there = JSON.stringify(`${host}${apiBase}${homeAdditions.home.path}`);
  return new Map(
    [...site].map(([path, file]): [string, SiteFile] => {
      const text = path.endsWith('.html') ? textOf(file) : '';
      return text.includes(earlyAddress) ? [path, textFile(path, text.replaceAll(earlyAddress, there))] : [path, file];
    }),
  );
}
