import * as v from 'valibot';

/** An address of another system. */
export const address = (name: string) => {
  const sentence = `${name} must be an address that starts with http:// or https://`;
  return v.pipe(v.string(), v.url(sentence), v.regex(/^https?:\/\//, sentence));
};

/** What stands between commas. */
export const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
