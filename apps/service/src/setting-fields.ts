import * as v from 'valibot';

/** An address of another system. */
export const address = (name: string) => {
  const sentence = `${name} must be an address that starts with http:// or https://`;
  return v.pipe(v.string(), v.url(sentence), v.regex(/^https?:\/\//, sentence));
};
