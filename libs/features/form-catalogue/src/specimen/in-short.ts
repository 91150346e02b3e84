/** Longest text that is shown whole, in characters. */
const longest = 60;

/** A body as it is sent, written out; the content of a file only as far as shows what it is. */
export const inShort = (body: unknown): string =>
  JSON.stringify(
    body,
    (name, value) =>
      name === 'base64File' && typeof value === 'string' && value.length > longest
        ? `${value.slice(0, longest)}… (${value.length} characters)`
        : value,
    2,
  );
