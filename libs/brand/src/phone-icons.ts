/** Pictures of a brand for phones that take no SVG: iPhones. All fill their square, because the phone cuts the corners. */
export const phoneIcons = [
  // Where iPhones look without being told.
  { file: 'apple-touch-icon.png', side: 180, purpose: 'any' },
  { file: 'icon-192.png', side: 192, purpose: 'maskable' },
  { file: 'icon-512.png', side: 512, purpose: 'maskable' },
] as const;

/** Files by their names. */
export type PhoneIcons = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
