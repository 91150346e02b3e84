/** Widths and heights that are looked at: a phone and a wide screen. */
export const sizes = {
  360: { width: 360, height: 740 },
  1280: { width: 1280, height: 860 },
};

/** Every picture of a component or a screen. In this order the page changes its width once. */
export const everyLook = [
  { brand: 'ubuntu', theme: 'light', width: 1280 },
  { brand: 'lwandle', theme: 'light', width: 1280 },
  { brand: 'lwandle', theme: 'light', width: 360 },
  { brand: 'lwandle', theme: 'dark', width: 360 },
  { brand: 'ubuntu', theme: 'dark', width: 360 },
  { brand: 'ubuntu', theme: 'light', width: 360 },
];

/** Pictures of a story that says itself what it is drawn in. */
export const ownLook = [
  { brand: 'own', theme: 'own', width: 1280 },
  { brand: 'own', theme: 'own', width: 360 },
];

export const pictureName = (id, { brand, theme, width }) => `${id}--${brand}-${theme}-${width}.webp`;
