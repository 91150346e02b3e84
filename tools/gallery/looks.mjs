/** Widths and heights that are looked at: a phone, and the wide screen that stories are tested on. */
export const sizes = {
  360: { width: 360, height: 740 },
  1200: { width: 1200, height: 900 },
};

/** Every picture of a component or a screen in these brands. In this order the page changes its width once. */
export const looksIn = (brands) => [
  ...brands.map((brand) => ({ brand, theme: 'light', width: 1200 })),
  ...brands.flatMap((brand) => ['light', 'dark'].map((theme) => ({ brand, theme, width: 360 }))),
];

/** Pictures of a story that says itself what it is drawn in. */
const ownLooks = [1200, 360].map((width) => ({ brand: 'own', theme: 'own', width }));

/**
 * How a story is photographed whose test ended at this width: in every look of these brands, or, where `isAsTested`, once as it stands there,
 * which is the first of them in the light. `isOwn`: the story says itself what it is drawn in.
 */
export function looksOf({ width, isOwn }, { brands, isAsTested }) {
  const looks = isOwn ? ownLooks : looksIn(brands);
  if (!isAsTested) return looks;
  const standsAt = width < 1000 ? 360 : 1200;
  return looks.filter((look) => look.width === standsAt).slice(0, 1);
}

export const pictureName = (id, { brand, theme, width }) => `${id}--${brand}-${theme}-${width}.png`;
