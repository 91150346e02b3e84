import { type Gap } from '../base/as-props';
import { Stack } from '../layout/stack';
import { SkeletonCard } from './skeleton-card';

interface SkeletonCardsProps {
  /** As many as make it about as tall as what comes. */
  count: number;
  /** What is on its way: `Loading your policies`. */
  label: string;
  /** The distance between the cards, as between those that come. */
  gap?: Gap;
}

/** Cards that are on their way, below one another, with a name of what they will be. */
export const SkeletonCards = ({ count, label, gap = 'md' }: SkeletonCardsProps) => (
  <Stack gap={gap} role="group" aria-busy="true" aria-label={label}>
    {Array.from({ length: count }, (_, place) => (
      <SkeletonCard key={place} />
    ))}
  </Stack>
);
