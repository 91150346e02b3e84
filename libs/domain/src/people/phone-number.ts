import { fail, ok, type Result } from '../base/result';

/**
 * Takes away what people type around the digits: spaces, hyphens, dots, brackets, a leading `+`; then `0027` becomes
 * `27` and the 0 of `+27 (0)82` goes. Fields and imports call it before `normalisePhone`. Source: docs/domain/people.md#r2-2.
 */
export const cleanPhone = (typed: string): string =>
  typed
    .replace(/[\s.()[\]\-‐‑–]/g, '')
    .replace(/^\+/, '')
    .replace(/^0027/, '27')
    .replace(/^270(\d{9})$/, '27$1');

/**
 * Puts a South African phone number in the form that is stored and sent.
 *
 * - Takes digits: local `0821234567`, international `27821234567` or bare `821234567`. `cleanPhone` comes first.
 * - Gives 11 digits, country code first, no plus sign. Only the first 0 goes.
 * - Fails with the specification's own sentences, ready to stand beside a field.
 * - Source: docs/specification.md#s5, "Phone normalisation"; vectors in docs/domain/people.md#r2-4.
 */
export function normalisePhone(digits: string): Result<string> {
  if (digits === '') return fail('Phone number is required');
  if (/^0\d{9}$/.test(digits)) return ok(`27${digits.slice(1)}`);
  if (/^27\d{9}$/.test(digits)) return ok(digits);
  if (/^(?!0|27)\d{9}$/.test(digits)) return ok(`27${digits}`);
  return fail('Invalid phone number');
}

/** Whether two numbers are one, however each is written: national numbers have nine digits, docs/domain/people.md#r2-1. */
export const isSamePhone = (one: string, other: string): boolean => nationalDigits(one) === nationalDigits(other);

const nationalDigits = (written: string): string => written.replace(/\D/g, '').slice(-9);

/** Kinds of number by prefix, first match wins. The prefix says nothing about the operator. docs/domain/people.md#r2-1. */
const phoneClasses = [
  ['MOBILE', /^27(?:6\d|7\d|8[1-5])\d{7}$/],
  ['FIXED_LINE', /^27(?:1[0-8]|2[1-8]|3[1-69]|4\d|5[1346-8])\d{7}$/],
  ['VOIP', /^2787\d{7}$/],
  ['TOLL_FREE', /^2780\d{7}$/],
  ['SHARECALL', /^27860\d{6}$/],
  ['UNIVERSAL_ACCESS', /^27861\d{6}$/],
  ['PREMIUM', /^27(?:86[2-9]\d{6}|9[0-2]\d{7})$/],
] as const;

export type PhoneClass = (typeof phoneClasses)[number][0] | 'UNKNOWN';

/** The kind of a number in stored form. */
export const phoneClass = (number: string): PhoneClass =>
  phoneClasses.find(([, pattern]) => pattern.test(number))?.[0] ?? 'UNKNOWN';

const checkField = (typed: string, accepted: readonly PhoneClass[], otherwise: string): Result<string> => {
  const number = normalisePhone(cleanPhone(typed));
  return number.success && !accepted.includes(phoneClass(number.value)) ? fail(otherwise) : number;
};

/** A cellphone field: cleans, normalises, takes mobile numbers only. */
export const checkCellNumber = (typed: string): Result<string> =>
  checkField(typed, ['MOBILE'], 'Enter a South African cellphone number');

/** The alternative number: a landline or an internet number will do too. */
export const checkAlternativeNumber = (typed: string): Result<string> =>
  checkField(typed, ['MOBILE', 'FIXED_LINE', 'VOIP'], 'Enter a South African phone number');

const localParts = (number: string) => /^27(\d{2})(\d{3})(\d{4})$/.exec(number);

/** `082 123 4567` for a number in stored form; anything else is given back as it is. */
export const formatPhone = (number: string): string => {
  const parts = localParts(number);
  return parts ? `0${parts[1]} ${parts[2]} ${parts[3]}` : number;
};

/** `082 *** 4567` for a number in stored form; stars only for anything else. */
export const maskPhone = (number: string): string => {
  const parts = localParts(number);
  return parts ? `0${parts[1]} *** ${parts[3]}` : '*'.repeat(number.length);
};
