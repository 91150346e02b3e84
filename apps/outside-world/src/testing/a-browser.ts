interface Cookie {
  value: string;
  path: string;
}

/** Somebody's browser as far as HTTP goes: it keeps cookies and follows redirects within one origin. */
export function aBrowser() {
  const jar = new Map<string, Cookie>();

  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(/; ?/);
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((each) => each.toLowerCase().startsWith('path='))?.slice('path='.length) ?? '/';
    const isGone = attributes.some((each) => /^expires=Thu, 01 Jan 1970/i.test(each) || /^max-age=0$/i.test(each));
    if (isGone) jar.delete(`${name} ${path}`);
    else jar.set(`${name} ${path}`, { value, path });
  };
  const cookiesFor = (url: string) =>
    [...jar]
      .filter(([, { path }]) => new URL(url).pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');

  const ask = async (url: string, init: RequestInit = {}) => {
    const headers = { accept: 'text/html', ...(init.headers as Record<string, string>), cookie: cookiesFor(url) };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    answer.headers.getSetCookie().forEach(keep);
    return answer;
  };

  /** Follows redirects until there is a page, or until they lead to another origin: then `url` is that address. */
  const follow = async (url: string, init?: RequestInit): Promise<{ url: string; answer: Response }> => {
    const answer = await ask(url, init);
    const location = answer.headers.get('location');
    if (!location) return { url, answer };
    const next = new URL(location, url);
    return next.origin === new URL(url).origin ? follow(next.href) : { url: next.href, answer };
  };

  return {
    cookieNames: () => [...new Set([...jar.keys()].map((key) => key.split(' ')[0] ?? ''))],
    open: (url: string) => follow(url),
    post: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      follow(url, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}
export type Browser = ReturnType<typeof aBrowser>;
