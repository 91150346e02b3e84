import { afterEach, beforeAll, inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { looksOf, type PhotographedIn, pictureName, sizes } from '../../tools/gallery/looks.mjs';

declare module 'vitest' {
  interface TaskMeta {
    /** As Storybook's addon says it of each test. */
    storyId?: string;
    /** What axe said, by the addon: every rule and every element of it. */
    reports?: unknown;
    /** What the gallery shows of a story besides its pictures. */
    gallery?: { looks: PhotographedIn[]; text: string };
  }
  interface TestContext {
    story?: { parameters: { brand?: string; theme?: string; layout?: string } };
  }
}

beforeAll(() => commands.hearForeign());

/** What a story has come to, also where it failed: its words, and a picture in each look. */
afterEach(async ({ task, story }: TestContext) => {
  delete task.meta.reports;
  const { storyId = '' } = task.meta;
  const asked = inject('gallery');
  if (!story || !storyId.includes(asked.word)) return;
  const { brand, theme, layout } = story.parameters;
  const isOwn = Boolean(brand ?? theme) || storyId.startsWith('foundations-');
  const { style } = document.body;
  // As Storybook shows it: what is no whole page does not touch the edge.
  style.padding = layout === 'padded' ? '1rem' : '';
  // One that blinks is there in one picture and not in the next.
  style.caretColor = 'transparent';
  const looks = looksOf({ width: window.innerWidth, isOwn }, asked);
  let size = { width: window.innerWidth, height: window.innerHeight };
  for (const [at, look] of looks.entries()) {
    if (!isOwn) window.wear(look.brand, look.theme);
    const isNewWidth = at > 0 && look.width !== looks[at - 1]?.width;
    if (at === 0 || isNewWidth) size = await fitted(asked.isAsTested ? size : sizes[look.width]);
    await drawn();
    await commands.takePicture(pictureName(storyId, look), size);
  }
  style.padding = style.caretColor = '';
  task.meta.gallery = { looks, text: document.body.innerText };
});

/** Gives the story this size, and the height that it fills. */
async function fitted({ width, height: least }: { width: number; height: number }) {
  await show({ width, height: least });
  endMotion();
  const height = Math.max(least, document.documentElement.scrollHeight);
  if (height > least) await show({ width, height });
  return { width, height };
}

/** Waits until the page is drawn as it will stay: a brand that was just put on changes names too, which React draws later. */
async function drawn() {
  endMotion();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  endMotion();
}

/** What moves is at its end from now on, what moves for ever at its beginning. */
function endMotion() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}

/** How large the page around the story is at least. */
let room = { width: 0, height: 0 };

async function show({ width, height }: { width: number; height: number }) {
  const hasRoom = width <= room.width && height <= room.height;
  if (hasRoom && width === window.innerWidth && height === window.innerHeight) return;
  room = { width: Math.max(width, room.width), height: Math.max(height, room.height) };
  if (!hasRoom) await commands.makeRoom(room);
  await page.viewport(width, height);
}
