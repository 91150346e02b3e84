import { type ComponentProps } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  level?: HeadingLevel;
  /** How large it looks; without it, as its level. */
  size?: 'xl' | 'lg' | 'md' | 'sm';
}

const sizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A heading of the page's outline. Its level is its place there, its size only how large it looks. */
export function Heading({ level = 2, size = sizes[level], ...props }: HeadingProps) {
  const Part = `h${level}` as const;
  return <Part className="heading" data-size={size} {...props} />;
}
