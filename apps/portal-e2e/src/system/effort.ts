import { type Locator, type Page } from '@playwright/test';
import { expect } from './journey';
import { wordsSeen } from './read-by-eye';

/** Counts what somebody does and reads on a phone from here on. */
export function countEffort(page: Page) {
  const spent = { taps: 0, photos: 0, words: 0 };
  const tap = async (control: Locator) => {
    spent.taps += 1;
    await control.tap();
  };
  return {
    spent,
    tap,
    /** Reads the page that is headed so, once it is there. */
    read: async (name: string | RegExp) => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      spent.words += await wordsSeen(page);
    },
    /** Takes a photo with the camera that a button of the page opens. */
    photograph: async (button: Locator) => {
      const picture = await page.screenshot({ type: 'jpeg' });
      const opened = page.waitForEvent('filechooser');
      await tap(button);
      spent.photos += 1;
      await (await opened).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture });
    },
  };
}
