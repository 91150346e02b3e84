import { weaveTriangle, weaveWidth, type WeaveSize } from '@portal/brand';
import { type ComponentProps } from 'react';
import '../../styles/weave.css';

type PictureKind = 'empty' | 'waiting' | 'failed' | 'offline';

interface EmptyPictureProps extends ComponentProps<'svg'> {
  kind: PictureKind;
}

const size: WeaveSize = { width: 36, height: 28, gap: 7 };
const edge = 3;

type Triangle = 'full' | 'accent' | 'outline' | 'away';

/** The band of five, as each state finds it: not woven yet, half woven, a piece fallen out, torn apart. */
const bands: Record<PictureKind, readonly Triangle[]> = {
  empty: ['outline', 'outline', 'accent', 'outline', 'outline'],
  waiting: ['full', 'full', 'accent', 'outline', 'outline'],
  failed: ['full', 'full', 'away', 'full', 'full'],
  offline: ['full', 'full', 'outline', 'full', 'full'],
};

/** A picture for a place where something else would stand. The words beside it say what it means. */
export function EmptyPicture({ kind, ...props }: EmptyPictureProps) {
  const width = weaveWidth(5, size) + 2 * edge;
  return (
    <svg
      className="weave-picture"
      data-kind={kind}
      aria-hidden="true"
      width={width}
      viewBox={`${-edge} ${-edge} ${width} ${size.height + 20}`}
      {...props}
    >
      {bands[kind].map((triangle, place) => (
        <path key={place} className="weave-outline" data-state={triangle} d={weaveTriangle(place, size)} />
      ))}
    </svg>
  );
}
