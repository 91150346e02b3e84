import { sameValue } from './same-value';

/** The entries of a body that differ from the record the form began with: what an update sends. */
export const changedEntries = <Body extends object>(output: Body, initial: object): Partial<Body> =>
  Object.fromEntries(
    Object.entries(output).filter(([name, value]) => !sameValue(value, (initial as Record<string, unknown>)[name])),
  ) as Partial<Body>;
