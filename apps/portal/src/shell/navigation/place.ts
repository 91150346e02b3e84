import { type IconProps } from '@portal/ui-kit';
import { type ComponentType } from 'react';

/** Somewhere to go from everywhere. */
export interface Place {
  label: string;
  /** Where five words stand beside one another on a phone. */
  short?: string;
  to: string;
  Icon: ComponentType<IconProps>;
  /** How the addresses of its other pages begin. */
  holds?: string[];
  /** The one size of screen that shows it. */
  size?: 'small' | 'wide';
}

const begins = (pathname: string, start: string) => pathname === start || pathname.startsWith(`${start}/`);

/** Whether an address is a place's own page, another page of that place, or neither. */
export function whereIn(
  { to, holds = [] }: Pick<Place, 'to' | 'holds'>,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return holds.some((start) => begins(pathname, start)) ? 'true' : undefined;
}
