import { type ComponentProps } from 'react';
import '../styles/weave.css';

type PictureKind = 'empty' | 'waiting' | 'failed' | 'offline';

interface EmptyPictureProps extends ComponentProps<'svg'> {
  /** Why nothing stands here: nothing yet, still on its way, failed, or no network. */
  kind: PictureKind;
}

/** Five triangles of the woven band, which stand and hang in turn. */
const paths = [
  'M0 28L18 0L36 28Z',
  'M25 0L43 28L61 0Z',
  'M50 28L68 0L86 28Z',
  'M75 0L93 28L111 0Z',
  'M100 28L118 0L136 28Z',
];

type Triangle = 'full' | 'accent' | 'outline' | 'away';

/** The band of five, as each state finds it: not woven yet, half woven, a piece fallen out, torn apart. */
const bands: Record<PictureKind, readonly Triangle[]> = {
  empty: ['outline', 'outline', 'accent', 'outline', 'outline'],
  waiting: ['full', 'full', 'accent', 'outline', 'outline'],
  failed: ['full', 'full', 'away', 'full', 'full'],
  offline: ['full', 'full', 'outline', 'full', 'full'],
};

/** A picture for a place where something else would stand. The words beside it say what it means. */
export const EmptyPicture = ({ kind, ...props }: EmptyPictureProps) => (
  <svg className="weave-picture" data-kind={kind} aria-hidden="true" width={142} viewBox="-3 -3 142 48" {...props}>
    {paths.map((path, place) => (
      <path key={path} className="weave-outline" data-state={bands[kind][place]} d={path} />
    ))}
  </svg>
);
