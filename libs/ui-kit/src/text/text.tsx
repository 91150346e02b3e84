import { type ElementType } from 'react';
import { type AsProps } from '../base/as-props';

interface TextOwn {
  /** `lg` for the sentence under a heading, `sm` for what is said in passing. */
  size?: 'sm' | 'md' | 'lg';
  /** `danger` and `success` repeat in colour what the words say. */
  tone?: 'plain' | 'muted' | 'danger' | 'success';
}

/** A paragraph, no wider than is good to read. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size = 'md',
  tone = 'plain',
  ...props
}: TextOwn & AsProps<Tag, TextOwn>) {
  const Part: ElementType = as ?? 'p';
  return <Part className="text" data-size={size} data-tone={tone} {...props} />;
}
