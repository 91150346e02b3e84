import { type ComponentProps, type ElementType } from 'react';

/** Props of a part that may be drawn as another element: its own, and every prop of that element. */
export type AsProps<Tag extends ElementType, Own = object> = Own & { as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof Own | 'as'
  >;

/** Distances between children, from none to very wide. */
export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
