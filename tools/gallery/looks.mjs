/** Widths and heights that are looked at: a phone and a wide screen. */
export const sizes = {
  360: { width: 360, height: 740 },
  1280: { width: 1280, height: 860 },
};

/** Every picture of a component or a screen in these brands. In this order the page changes its width once. */
export const looksIn = (brands) => [
  ...brands.map((brand) => ({ brand, theme: 'light', width: 1280 })),
  ...brands.flatMap((brand) => ['light', 'dark'].map((theme) => ({ brand, theme, width: 360 }))),
];

/** Pictures of a story that says itself what it is drawn in. */
export const ownLook = [
  { brand: 'own', theme: 'own', width: 1280 },
  { brand: 'own', theme: 'own', width: 360 },
];

export const pictureName = (id, { brand, theme, width }) => `${id}--${brand}-${theme}-${width}.webp`;
