import { type ComponentProps, type ElementType } from 'react';

/** Props of a part that may be drawn as another element, beside its own: that element, and every prop of it. */
export type AsProps<Tag extends ElementType, Own = object> = {
  /** The element to draw, where another one says better what it is: a list, a form, a section. */
  as?: Tag;
} & Omit<ComponentProps<Tag>, keyof Own | 'as'>;

/** Distances between children, from none to very wide. */
export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
