import { type ComponentProps } from 'react';

export type BadgeTone = 'grey' | 'green' | 'amber' | 'red' | 'blue';

interface BadgeProps extends ComponentProps<'span'> {
  /** Repeats the word in colour: green in order, amber waits, red needs somebody, grey over. */
  tone?: BadgeTone;
}

/** A state in a word or two. The word says it; the colour only repeats it. */
export const Badge = ({ tone = 'grey', ...props }: BadgeProps) => (
  <span className="badge" data-tone={tone} {...props} />
);
