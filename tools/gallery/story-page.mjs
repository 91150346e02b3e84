import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownLook, pictureName, sizes } from './looks.mjs';

/** How long a story may take to be drawn and played, in milliseconds. */
const patience = 60_000;

/**
 * A tab in which stories of the built Storybook are shown one after another, as in Storybook itself: the page stays, so that the
 * database opens once. `looks` are the pictures of each; `foreign` collects what a story asked of another origin.
 */
export async function storyPage(browser, { address, looks, foreign }) {
  const context = await browser.newContext({
    viewport: sizes[1280],
    // As when stories run as tests: animations stand still.
    userAgent: 'StorybookTestRunner',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && /^(https?|wss?):/.test(url)) foreign.add(url);
  });
  const open = async () => {
    // Axe has its own run (`nx run storybook:stories`).
    await page.goto(`${address}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
  };
  await open();

  return async (story, folder) => {
    const { width, isOwn } = await page.evaluate(sayWhatItNeeds, story.id);
    await page.setViewportSize(sizes[width]);
    const show = () => page.evaluate(showStory, { id: story.id, patience });
    let problem = await show();
    if (problem) {
      // Whether it is the story itself, or what an earlier one left in the page.
      await open();
      problem = await show();
    }
    const itsLooks = isOwn ? ownLook : looks;
    mkdirSync(folder, { recursive: true });
    for (const look of itsLooks) {
      await page.setViewportSize(sizes[look.width]);
      if (!isOwn) await page.evaluate(({ brand, theme }) => window.wear(brand, theme), look);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      writeFileSync(join(folder, pictureName(story.id, look)), await wholePage(devtools));
    }
    const text = await page.evaluate(() => document.getElementById('storybook-root')?.innerText ?? '');
    return { ...story, problem, looks: itsLooks, text };
  };
}

/** The page from top to bottom, as WebP: lighter than what Playwright's own formats weigh. */
async function wholePage(devtools) {
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/* The rest runs in the page. */

/** The width that a play counts on, and whether the story says itself what it is drawn in. */
async function sayWhatItNeeds(id) {
  const { parameters, storyGlobals, title } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
  const asked = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles.width;
  return {
    width: asked && parseInt(asked, 10) < 1000 ? 360 : 1280,
    isOwn: Boolean(parameters.brand || parameters.theme) || title.startsWith('Foundations/'),
  };
}

/** Shows a story and plays it. Gives what went wrong, or null. */
function showStory({ id, patience }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    let said = '';
    const hear = (error) => {
      said ||= error?.message || error?.description || error?.title || error?.stack || String(error);
    };
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
    const end = (problem) => {
      clearTimeout(timer);
      failures.forEach((name) => channel.off(name, hear));
      channel.off('storyFinished', finished);
      resolve(problem);
    };
    const finished = ({ storyId, status }) => {
      if (storyId === id) end(status === 'success' && !said ? null : said || 'The story failed');
    };
    const timer = setTimeout(() => end(said || 'The story did not come to its end'), patience);
    failures.forEach((name) => channel.on(name, hear));
    channel.on('storyFinished', finished);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
