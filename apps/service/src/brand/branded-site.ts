import {
  type Brand,
  brandPage,
  brandStyle,
  houseId,
  houseName,
  maskableIcon,
  namedManifest,
  type PageBrand,
  phoneIcons,
  webManifest,
} from '@portal/brand';
import { plainFile, type Site, type SiteFile } from '../static/site';
import { textFile, textOf } from '../static/text-file';

/** Where the sheet of a brand is, for a page that was not built in it. Every page is built in the house brand: empty. */
export const sheetPath = ({ id }: Brand): string => (id === houseId ? '' : `/brand/${id}.css`);

const manifestPath = '/manifest.webmanifest';

/**
 * A built portal in another name or brand: pages that show it from the first paint, the sheet beside them, its mark as the
 * icon, and its name where a phone has the portal among its apps. Done once, at start. In the house's own name and brand the site stays
 * as it was built.
 */
export function brandedSite(site: Site, { brand, productName }: PageBrand): Site {
  if ((brand === null || brand.id === houseId) && productName === houseName) return site;
  const branded = [...site].map(([path, file]): [string, SiteFile] => {
    if (path === manifestPath) return [path, textFile(path, namedManifest(textOf(file), productName))];
    if (!path.endsWith('.html')) return [path, file];
    return [path, textFile(path, brandPage(textOf(file), { brand, productName }))];
  });
  if (brand === null) return new Map(branded);
  const own = {
    [sheetPath(brand)]: brandStyle(brand),
    '/icon.svg': brand.markSvg,
    '/icon-maskable.svg': maskableIcon(brand),
    [manifestPath]: webManifest(brand, productName),
  };
  const texts = Object.entries(own).map(([path, text]) => [path, textFile(path, text)] as const);
  const icons = [...(brand.phoneIcons ?? [])].map(
    ([name, bytes]) => [`/${name}`, plainFile(`/${name}`, bytes)] as const,
  );
  const withoutHouse = branded.filter(([path]) => !phoneIcons.some(({ file }) => path === `/${file}`));
  return new Map([...withoutHouse, ...texts, ...icons]);
}
