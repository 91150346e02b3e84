import { type ComponentProps } from 'react';

export type BadgeTone = 'grey' | 'green' | 'amber' | 'red' | 'blue';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
}

/** A state in a word or two. The word says it; the colour only repeats it. */
export const Badge = ({ tone = 'grey', ...props }: BadgeProps) => (
  <span className="badge" data-tone={tone} {...props} />
);
