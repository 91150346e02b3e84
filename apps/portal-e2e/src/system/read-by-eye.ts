import { expect, type Page } from '@playwright/test';

/**
 * How many words somebody sees on the page that is open, once it is there: neither what is folded away or told to screen readers only,
 * nor the links of the frame beneath it.
 */
export async function wordsSeen(page: Page): Promise<number> {
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  return main.evaluate((element) => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isSeen = parent?.checkVisibility() && parent.closest('.visually-hidden, nav, svg') === null;
      if (isSeen) count += words(walker.currentNode.textContent ?? '');
    }
    return count;
  });
}
