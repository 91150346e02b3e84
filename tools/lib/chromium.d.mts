/** The Chromium of this machine. Undefined: none. */
export function findChromium(): string | undefined;
