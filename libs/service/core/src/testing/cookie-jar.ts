/** The cookies of one browser, each for the paths that it was given for (RFC 6265, 5.1.4). */
export function aCookieJar() {
  const kept = new Map<string, string>();
  const isFor = (cookiePath: string, path: string) => path === cookiePath || path.startsWith(`${cookiePath}/`);
  return {
    /** Keeps what an answer gives, in the place of what was there for the same paths. */
    keep(setCookie: string | null): void {
      if (setCookie === null) return;
      const [pair = '', ...attributes] = setCookie.split('; ');
      const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length);
      kept.set(path ?? '/', pair);
    },
    /** What the browser shows to an address below `/`; null: nothing. */
    shownTo: (address: string): string | null => {
      const path = address.split('?')[0] ?? '';
      const shown = [...kept].filter(([cookiePath]) => isFor(cookiePath, path)).map(([, pair]) => pair);
      return shown.length > 0 ? shown.join('; ') : null;
    },
  };
}
