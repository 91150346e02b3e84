import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentType } from '../static/content-type';
import { etagOf, type SiteFile } from '../static/site';
import { wrongMethod } from './refuse';
import { sendFile } from './serve-site';

const isOfPage = /^\/api\/reference(\/|$)/;

/**
 * Answers with the page of the API document that lets people search and try calls, and with its files; null for other addresses. They are
 * two megabytes: fetched and compressed once somebody opens the page, so that a start does not pay for it.
 */
export function apiReference(): (request: Request, path: string) => Promise<Response | null> {
  let files: ReturnType<typeof load> | undefined;
  return async (request, path) => {
    if (!isOfPage.test(path)) return null;
    const { site, policy } = await (files ??= load());
    const file = site.get(path);
    if (!file) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod('GET, HEAD');
    return sendFile(request, file, file.type.startsWith('text/html') ? policy : undefined);
  };
}

async function load() {
  const { referenceFiles, referencePath, referencePolicy } = await import('@portal/service-api-reference');
  const site = Object.entries(referenceFiles).map(async ([path, { text }]) => {
    const type = contentType(path === referencePath ? 'page.html' : path);
    return [path, await fileOf(type, text)] as const;
  });
  return { site: new Map(await Promise.all(site)), policy: referencePolicy };
}

const brotli = promisify(brotliCompress);
/** A quarter larger than the best, in a fiftieth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Compressed beside the calls of people, not before them. */
async function fileOf(type: string, text: string): Promise<SiteFile> {
  const plain = new TextEncoder().encode(text);
  const small = new Uint8Array(await brotli(plain, { params }));
  const forms = {
    identity: { bytes: plain, etag: etagOf(plain) },
    br: { bytes: small, etag: etagOf(small) },
  };
  return { type, isHashed: false, forms };
}
