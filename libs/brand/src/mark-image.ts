/** What a mark may weigh, in characters: it stands in every page. */
const mostOfAMark = 4096;

/** Elements that draw, and nothing else: no script, no style sheet, no link, no picture in the picture, nothing that moves. */
const shape =
  /^(svg|g|defs|title|desc|path|rect|circle|ellipse|line|polygon|polyline|linearGradient|radialGradient|stop|clipPath|mask)$/;

/** What could run, or lead out of the file: a handler, a reference, an address, an entity, a document type. */
const unsafe =
  /\son\w+\s*=|\bhref\s*=|url\(\s*["']?\s*(?!#)[^\s"'#]|\b(?:javascript|data|https?):|<!(?!--)|<\?(?!xml\s)|&#|@import/i;

/** What is wrong with the text of an SVG file as a mark, or null. It stands in every page, and is served as a file of its own. */
export function markProblem(svg: string): string | null {
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg\b[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg)) {
    return 'is no SVG image: it must begin with <svg xmlns="http://www.w3.org/2000/svg"';
  }
  const elements = [...svg.matchAll(/<([a-z][\w:-]*)/gi)].map(([, name = '']) => name);
  const foreign = elements.find((name) => !shape.test(name));
  if (foreign) return `must hold shapes only: take <${foreign}> out`;
  const found = unsafe.exec(svg.replace(/\sxmlns(:\w+)?="[^"]*"/g, ''));
  if (found) return `must hold shapes only: take ${found[0].trim()} out`;
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
