/** What a token says on the page as it is drawn. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** A colour of the page as `#rrggbb`; a build may have shortened it. */
export const tokenColour = (name: string): string =>
  tokenValue(name)
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
