/** The least width and height of what is tapped, in CSS pixels. */
const thumb = 44;
/** The least height of a line whose words are a link, in CSS pixels. Source: WCAG 2.2, 2.5.8. */
const line = 24;

const interactive = 'a[href], button, summary, input, select, textarea, [role="menuitem"], [role="option"]';

/** A field is tapped on its label too. */
const boxes = (element: HTMLElement) =>
  [element, ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());

const isOnScreen = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none';

/** Words in a sentence may be as small as their line: nothing around them could be larger. */
const isInSentence = (element: HTMLElement) => getComputedStyle(element).display === 'inline';

function isLargeEnough(element: HTMLElement): boolean {
  if (isInSentence(element)) return parseFloat(getComputedStyle(element).lineHeight) >= line;
  const parts = boxes(element);
  const width = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
  const height = Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top));
  return Math.round(width) >= thumb && Math.round(height) >= thumb;
}

/** What can be tapped and is smaller than a thumb, each with its size. Empty is good. */
export function smallTargets(page: ParentNode): string[] {
  return [...page.querySelectorAll<HTMLElement>(interactive)]
    .filter((element) => isOnScreen(element) && !isLargeEnough(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      return `${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`;
    });
}
