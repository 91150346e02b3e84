// Stands in the place of `react` and `react-router-dom` in what is drawn before they have come (`build/last-known.mjs`).
import { type ComponentProps } from 'react';

let ids = 0;
export const useId = () => `drawn-first-${(ids += 1)}`;

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}
export const Link = ({ to, ...props }: LinkProps) => <a href={to} {...props} />;
