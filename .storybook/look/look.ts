import { type Brand, brandStyle, houseId, type Theme, themes } from '@portal/brand';
import { knownName } from '../known-name';
import { brands } from './brands';

/** What a story is drawn in. Without a theme the device decides. */
export interface Look {
  brand: Brand;
  theme: Theme | null;
}

/** What any story may say about its look in `parameters`. */
export interface LookParameters {
  brand?: string;
  theme?: Theme;
}

/** The toolbar wins over the story; the house brand and the device's theme unless one of them says otherwise. */
export function lookOf(parameters: LookParameters, globals: Record<string, unknown>): Look {
  const id = knownName('brand', Object.keys(brands), globals.brand || parameters.brand) ?? houseId;
  return { brand: brands[id] as Brand, theme: knownName('theme', themes, globals.theme || parameters.theme) };
}

/** Told on the document when a page has changed its brand. */
export const brandWorn = 'brand-worn';

/** Draws the whole page in a look. */
export function wear({ brand, theme }: Look): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  const sheet = document.getElementById('brand') ?? document.createElement('style');
  sheet.id = 'brand';
  sheet.textContent = brand.id === houseId ? '' : brandStyle(brand);
  document.head.append(sheet);
  document.dispatchEvent(new CustomEvent<Brand>(brandWorn, { detail: brand }));
}
