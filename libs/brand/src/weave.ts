/** How large the triangles of a band are, in whatever unit it is drawn in. */
export interface WeaveSize {
  /** The base of one triangle. */
  width: number;
  height: number;
  /** Between the slanted sides of two neighbours. */
  gap: number;
}

const written = (value: number) => String(Math.round(value * 100) / 100);

/** Where the triangle at a place begins; triangles stand and hang in turn, so each begins half a triangle after the one before. */
export const weaveStart = (place: number, { width, gap }: WeaveSize): number => place * (width / 2 + gap);

/** The width of a whole band. */
export const weaveWidth = (count: number, size: WeaveSize): number =>
  count === 0 ? 0 : weaveStart(count - 1, size) + size.width;

/**
 * The outline of one triangle of the band, as the path of an SVG or a PDF. The even places stand on their base, the odd ones hang
 * from it. With a share below 1 it is filled from the base so far only.
 */
export function weaveTriangle(place: number, size: WeaveSize, share = 1): string {
  const left = weaveStart(place, size);
  const right = left + size.width;
  const inset = (size.width / 2) * share;
  const stands = place % 2 === 0;
  const base = stands ? size.height : 0;
  const top = stands ? size.height * (1 - share) : size.height * share;
  const corners = [
    [left, base],
    [left + inset, top],
    [right - inset, top],
    [right, base],
  ] as const;
  const points = share === 1 ? [corners[0], corners[1], corners[3]] : corners;
  return `M${points.map(([x, y]) => `${written(x)} ${written(y)}`).join('L')}Z`;
}

/** A row of small triangles on one line, from one place to another: what is not there in full yet. */
export function weaveTeeth(from: number, to: number, height: number, count: number): string {
  if (to <= from || count < 1) return '';
  const width = (to - from) / count;
  const size = { width, height, gap: width / 2 };
  return Array.from({ length: count }, (_, tooth) => {
    const left = from + weaveStart(tooth, size);
    return `M${written(left)} ${written(height)}l${written(width / 2)} ${written(-height)}l${written(width / 2)} ${written(height)}Z`;
  }).join('');
}
