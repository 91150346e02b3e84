import { cleanText } from '../clean';
import * as v from 'valibot';
import { documented } from './documented';

export interface TextRules {
  /** When nothing is there. */
  required: string;
  min?: number;
  /** When it is shorter than `min`; without it, the sentence of `required`. */
  short?: string;
  max: number;
  long: string;
  pattern?: RegExp;
  wrong?: string;
}

const anything = /^/u;

/** Text that must be there: cleaned first, then measured. */
/** @__NO_SIDE_EFFECTS__ */
export function requiredText({ required, min = 1, short = required, max, long, pattern, wrong = '' }: TextRules) {
  return v.pipe(
    v.string(required),
    documented({ minLength: min, maxLength: max, ...(pattern && { pattern: pattern.source }) }),
    v.transform(cleanText),
    v.nonEmpty(required),
    v.minLength(min, short),
    v.maxLength(max, long),
    v.regex(pattern ?? anything, wrong),
  );
}

/** Text that may be left out. Nothing typed becomes null. */
/** @__NO_SIDE_EFFECTS__ */
export function optionalText({ max, long, pattern, wrong = '' }: Omit<TextRules, 'required' | 'min' | 'short'>) {
  return v.pipe(
    v.nullish(v.string(), null),
    documented({ maxLength: max, ...(pattern && { pattern: pattern.source }) }),
    v.transform((text) => (text === null ? null : cleanText(text)) || null),
    v.nullable(v.pipe(v.string(), v.maxLength(max, long), v.regex(pattern ?? anything, wrong))),
  );
}

/** Digits and letters without inner spaces, in capitals: passport and permit numbers. Nothing typed becomes null. */
export const optionalCode = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === null ? null : text.replace(/\s+/g, '').toUpperCase()) || null),
);
