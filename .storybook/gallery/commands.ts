import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserCommand } from 'vitest/node';
import { asked } from './asked.ts';

interface Size {
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    hearForeign: () => Promise<void>;
    makeRoom: (size: Size) => Promise<void>;
    takePicture: (name: string, size: Size) => Promise<void>;
  }
}

type Page = Parameters<BrowserCommand<[]>>[0]['page'];
type Devtools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;
const devtoolsOf = new WeakMap<Page, Devtools>();
const heard = new WeakSet<Page>();

/** From now on writes down what a page asks for that is not on this machine. */
const hearForeign: BrowserCommand<[]> = ({ page }) => {
  if (heard.has(page)) return;
  heard.add(page);
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):/.test(protocol) && hostname !== new URL(page.url()).hostname)
      appendFileSync(join(asked.folder, 'foreign.txt'), `${request.url()}\n`);
  });
};

/** The page around the stories at least as large as this, so that Vitest shows what it holds unscaled. It is never made smaller. */
const makeRoom: BrowserCommand<[size: Size]> = async ({ page }, size) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width >= size.width && height >= size.height) return;
  await page.setViewportSize({ width: Math.max(width, size.width), height: Math.max(height, size.height) });
};

/** A picture of the story, which stands in the corner of the page. As PNG: a WebP is half as large and takes nearly twice as long. */
const takePicture: BrowserCommand<[name: string, size: Size]> = async ({ page }, name, size) => {
  const devtools = devtoolsOf.get(page) ?? (await page.context().newCDPSession(page));
  devtoolsOf.set(page, devtools);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    // A third larger, and taken in two thirds of the time.
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  writeFileSync(join(asked.folder, 'pictures', name), Buffer.from(data, 'base64'));
};

export const commands = { hearForeign, makeRoom, takePicture };
