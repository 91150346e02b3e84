/** The longest message that a screen shows, in characters. */
const longest = 200;

/** One line of at most 200 characters of what a server wrote, safe beside a field or in a toast. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '');
