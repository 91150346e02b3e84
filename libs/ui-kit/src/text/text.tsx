import { type ElementType } from 'react';
import { type AsProps } from '../base/as-props';

interface TextOwn {
  size?: 'sm' | 'md' | 'lg';
  tone?: 'plain' | 'muted' | 'danger' | 'success';
}

/** A paragraph, no wider than is good to read. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size = 'md',
  tone = 'plain',
  ...props
}: AsProps<Tag, TextOwn>) {
  const Part: ElementType = as ?? 'p';
  return <Part className="text" data-size={size} data-tone={tone} {...props} />;
}
