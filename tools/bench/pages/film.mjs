// What somebody sees while a page loads: a picture every 250 ms, side by side.
import { networks, slowerProcessor } from './networks.mjs';

const every = 250;
const width = 150;

/** Films a visit of `seconds` in a new tab. Gives `{ at, picture }`, milliseconds since the address was asked for and a data address. */
export async function film(context, target, network, seconds) {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  const taken = [];
  browser.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ time: metadata.timestamp * 1_000, picture: `data:image/jpeg;base64,${data}` });
    void browser.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await browser.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 2 * width });
  const began = Date.now();
  await page.goto(target.address + target.path, { waitUntil: 'commit' });
  await page.waitForTimeout(Math.max(0, began + seconds * 1_000 - Date.now()));
  await browser.send('Page.stopScreencast');
  await page.close();
  return Array.from({ length: (seconds * 1_000) / every }, (_, place) => {
    const at = (place + 1) * every;
    const last = taken.findLast(({ time }) => time <= began + at && time >= began);
    return { at, picture: last?.picture ?? null };
  });
}

/** Puts films one below the other into one picture. `films`: `{ name, frames }`. */
export async function writeStrip(context, films, file) {
  const page = await context.newPage();
  const frameOf = ({ at, picture }) =>
    `<figure>${picture ? `<img src="${picture}">` : '<div></div>'}<figcaption>${(at / 1_000).toFixed(2)} s</figcaption></figure>`;
  const stripOf = ({ name, frames }) => `<h2>${name}</h2><section>${frames.map(frameOf).join('')}</section>`;
  await page.setContent(`<style>
    body { margin: 16px; font: 14px sans-serif; width: max-content }
    section { display: grid; grid-template-columns: repeat(12, auto); gap: 8px; justify-content: start } figure { margin: 0; text-align: center }
    img, div { width: ${width}px; height: ${2 * width}px; border: 1px solid #999; object-fit: cover; object-position: top }
  </style>${films.map(stripOf).join('')}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
