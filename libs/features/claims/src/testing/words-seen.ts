/**
 * How many words somebody sees in the content of a page on a phone: neither what is folded away, told to screen readers only or meant for a
 * mouse, nor the quick links.
 */
export function wordsSeen(page: Document): number {
  const walker = page.createTreeWalker(page.getElementById('main') ?? page.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const isSeen = parent?.checkVisibility() && parent.closest('.visually-hidden, .file-drop-words, nav, svg') === null;
    if (isSeen) words += (walker.currentNode.textContent ?? '').split(/\s+/).filter(Boolean).length;
  }
  return words;
}
