import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Brand, brandPage, brandStyle, houseId, houseName, type PageBrand } from '@portal/brand';
import { contentType } from '../static/content-type';
import { type Encoding } from '../static/encoding';
import { etagOf, type Site, type SiteFile } from '../static/site';

/** Where the sheet of a brand is, for a page that was not built in it. Every page is built in the house brand: empty. */
export const sheetPath = ({ id }: Brand): string => (id === houseId ? '' : `/brand/${id}.css`);

/**
 * A built portal in another name or brand: pages that show it from the first paint, the sheet beside them, its mark as the
 * icon. Done once, at start. In the house's own name and brand the site stays as it was built.
 */
export function brandedSite(site: Site, { brand, productName }: PageBrand): Site {
  if ((brand === null || brand.id === houseId) && productName === houseName) return site;
  const branded = [...site].map(([path, file]): [string, SiteFile] => {
    const page = path.endsWith('.html') ? file.forms.identity : undefined;
    if (!page) return [path, file];
    return [path, textFile(path, brandPage(new TextDecoder().decode(page.bytes), { brand, productName }))];
  });
  if (brand === null) return new Map(branded);
  const own = { [sheetPath(brand)]: brandStyle(brand), '/icon.svg': brand.markSvg };
  return new Map([...branded, ...Object.entries(own).map(([path, text]) => [path, textFile(path, text)] as const)]);
}

const squeezed: Record<Encoding, (text: string) => Uint8Array<ArrayBuffer>> = {
  identity: (text) => new TextEncoder().encode(text),
  br: (text) => new Uint8Array(brotliCompressSync(text)),
  gzip: (text) => new Uint8Array(gzipSync(text)),
};

function textFile(path: string, text: string): SiteFile {
  const forms = Object.entries(squeezed).map(([encoding, squeeze]) => {
    const bytes = squeeze(text);
    return [encoding, { bytes, etag: etagOf(bytes) }];
  });
  return { type: contentType(path), isHashed: false, forms: Object.fromEntries(forms) as SiteFile['forms'] };
}
