/** One shape of a mark, with its attributes as they are written. */
export interface MarkShape {
  tag: 'rect' | 'circle' | 'ellipse' | 'path' | 'polygon';
  attributes: Readonly<Record<string, string>>;
}

export interface Mark {
  width: number;
  height: number;
  shapes: readonly MarkShape[];
}

const isDrawn = (tag: string): tag is MarkShape['tag'] =>
  ['rect', 'circle', 'ellipse', 'path', 'polygon'].includes(tag);

/** The shapes of an SVG image that lie directly in it; null where it holds anything else: it is drawn whole or not at all. */
export function readMark(svg: string): Mark | null {
  const [, outer = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [width, height] = (attributesOf(outer)['viewBox'] ?? '')
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);
  const elements = [...inner.matchAll(/<(\w+)\b([^>]*?)\/?>/g)];
  const shapes = elements.flatMap(([, tag = '', written = '']) =>
    isDrawn(tag) && !/\btransform=/.test(written) ? [{ tag, attributes: attributesOf(written) }] : [],
  );
  return width && height && shapes.length > 0 && shapes.length === elements.length ? { width, height, shapes } : null;
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries([...written.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g)].map(([, name, value]) => [name, value]));
