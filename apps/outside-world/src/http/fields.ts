import * as v from 'valibot';

/** Fields that partners send, each with the sentence that refuses it. */
export const text = (name: string, longest: number) =>
  v.pipe(v.string(`${name} must be text`), v.nonEmpty(`${name} is empty`), v.maxLength(longest, `${name} is too long`));

/** An instant in UTC, ISO 8601. */
export const instant = (name: string) => {
  const sentence = `${name} must be an instant such as 2026-03-02T08:00:00.000Z`;
  return v.pipe(
    v.string(sentence),
    v.isoTimestamp(sentence),
    v.check((written) => !Number.isNaN(Date.parse(written)), sentence),
  );
};

/** An amount in rand with at most two decimals, from `least` to a million. */
export const rand = (name: string, least: number) => {
  const sentence = `${name} must be from ${least} to 1000000 rand with at most two decimals`;
  return v.pipe(
    v.number(sentence),
    v.minValue(least, sentence),
    v.maxValue(1_000_000, sentence),
    v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, sentence),
  );
};

/** An address on the web. */
export const webAddress = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.maxLength(2000, `${name} is too long`),
    v.check(
      (address) => URL.canParse(address) && /^https?:\/\//.test(address),
      `${name} must be an address that starts with http:// or https://`,
    ),
  );
