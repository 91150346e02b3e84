/** What a mark may weigh, in characters: it stands in every page. */
const mostOfAMark = 4096;

/** What is wrong with the text of an SVG file as a mark, or null. */
export function markProblem(svg: string): string | null {
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg\b[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg)) {
    return 'is no SVG image: it must begin with <svg xmlns="http://www.w3.org/2000/svg"';
  }
  if (/<(script|foreignObject|image|style)\b|\bon\w+=|\bhref=/i.test(svg)) return 'must hold shapes only';
  if (svg.length > mostOfAMark) return `has ${svg.length} characters, and may have ${mostOfAMark}`;
  return null;
}

/** An SVG image as an address that fetches nothing. */
export const markAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/[%#<>{}]/g, encodeURIComponent)}`;
