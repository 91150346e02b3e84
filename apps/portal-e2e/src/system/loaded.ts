import { type Page } from '@playwright/test';

/** One file or answer as it came over the network. */
export interface Loaded {
  path: string;
  /** With its headers, as it was compressed. */
  bytes: number;
  headers: Record<string, string>;
}

/** What is kept in the browser is asked of nobody: it costs nothing, and is not told. */
export async function loadedBy(page: Page, address: string): Promise<Loaded[]> {
  const browser = await page.context().newCDPSession(page);
  const asked = new Map<string, Omit<Loaded, 'bytes'>>();
  const loaded: Loaded[] = [];
  browser.on('Network.responseReceived', ({ requestId, response: { url, headers, fromDiskCache } }) => {
    if (url.startsWith('data:') || fromDiskCache) return;
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    asked.set(requestId, { path: new URL(url).pathname, headers: Object.fromEntries(named) });
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = asked.get(requestId);
    if (answer && encodedDataLength > 0) loaded.push({ ...answer, bytes: encodedDataLength });
  });
  await browser.send('Network.enable');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(afterRest);
  await browser.detach();
  return loaded;
}

/** Milliseconds: what a page fetches once it rests has begun by then. */
const afterRest = 1_500;
