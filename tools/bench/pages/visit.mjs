import { networks, slowerProcessor } from './networks.mjs';
import { probe } from './probe.mjs';

const patience = 60_000;
/** Milliseconds without a request after which a page rests. */
const rest = 1_500;
/** The function by which a page says that it can be used. */
const notice = 'noticeUsable';

/** Opens a page in a new tab, on a phone with that network. Gives what it cost, in milliseconds and bytes, and the tab. */
export async function visit(context, target, network) {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  const traffic = await watchTraffic(browser);
  await browser.send('Performance.enable');
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(probe, { shows: target.shows ?? null, field: target.field ?? null, notice });
  await untilNoticed(browser, () =>
    page.goto(target.address + target.path, { waitUntil: 'commit', timeout: patience }),
  );
  await traffic.rests();

  const { requests, bytes, script } = traffic;
  const times = await page.evaluate(() => ({
    ...globalThis.measured,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ready: performance.getEntriesByName('app-ready')[0]?.startTime,
  }));
  const { metrics } = await browser.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
  const { paint, ready, usable, shift, longTasks } = times;
  const loaded = { requests, bytes, script, paint, ready, usable, shift, longTasks, busy };
  return { page, cost: { ...loaded, ...(await interact(page, target, traffic)) } };
}

/**
 * Opens a page and waits until it says that it can be used. To ask it instead, Playwright would load 330 KB of script into it while it is
 * drawn: 60 ms on such a processor, and only for a page that had not been drawn by then.
 */
async function untilNoticed(browser, open) {
  await browser.send('Runtime.enable');
  await browser.send('Runtime.addBinding', { name: notice });
  const noticed = new Promise((resolve) =>
    browser.on('Runtime.bindingCalled', ({ name }) => name === notice && resolve(true)),
  );
  await open();
  const late = new Promise((resolve) => setTimeout(resolve, patience, false).unref());
  if (!(await Promise.race([noticed, late]))) throw new Error(`The page could not be used within ${patience} ms.`);
}

/** Does what people do next: how long the page took to answer the finger, and the next page to show what it is about. */
async function interact(page, { tap, typed, then }, traffic) {
  if (!tap) return {};
  const began = await page.evaluate(() => performance.now());
  if (then) await page.evaluate((text) => globalThis.noteWhenShown(text), then);
  await page.locator(tap).filter({ visible: true }).first().tap();
  if (typed) await page.keyboard.type(typed);
  if (then) await page.waitForFunction((text) => text in globalThis.measured.shownAt, then, { timeout: patience });
  await traffic.rests();
  const { input, shownAt } = await page.evaluate(() => globalThis.measured);
  return { input, ...(then && { next: shownAt[then] - began }) };
}

/** Counts what comes over the network; what the browser or a service worker had is not counted. */
async function watchTraffic(browser) {
  const open = new Map();
  const traffic = { requests: 0, bytes: 0, script: 0, rests };
  let quietSince = Date.now();
  browser.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    quietSince = Date.now();
    open.set(requestId, { type, isOurs: false });
  });
  browser.on('Network.requestServedFromCache', ({ requestId }) => note(requestId));
  browser.on('Network.responseReceived', ({ requestId, response: { fromDiskCache, fromServiceWorker } }) => {
    if (fromDiskCache || fromServiceWorker) note(requestId);
  });
  const note = (requestId) => open.has(requestId) && (open.get(requestId).isOurs = true);
  const end = (requestId, bytes) => {
    const one = open.get(requestId);
    open.delete(requestId);
    quietSince = Date.now();
    if (!one || one.isOurs) return;
    traffic.requests += 1;
    traffic.bytes += bytes;
    if (one.type === 'Script') traffic.script += bytes;
  };
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  browser.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await browser.send('Network.enable');
  return traffic;

  async function rests() {
    const until = Date.now() + patience;
    quietSince = Date.now();
    while ((open.size > 0 || Date.now() - quietSince < rest) && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
