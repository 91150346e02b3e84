import { cleanText, isPlainText, notPlainText } from '@portal/domain';
import * as v from 'valibot';
import { documented } from './documented';
import { givenOrNull, givenText } from './given';

export interface TextRules {
  /** When nothing is there. */
  required: string;
  min?: number;
  /** When it is shorter than `min`; without it, the sentence of `required`. */
  short?: string;
  max: number;
  long: string;
  /** What the text must satisfy; without it, plain text. */
  test?: (text: string) => boolean;
  wrong?: string;
}

/** Text that must be there: cleaned first, then measured. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(rules: TextRules) {
  const { required, min = 1, short = required, max, long, test = isPlainText, wrong = notPlainText } = rules;
  return v.pipe(
    givenText(required),
    documented({ minLength: min, maxLength: max }),
    v.transform(cleanText),
    v.nonEmpty(required),
    v.minLength(min, short),
    v.maxLength(max, long),
    v.check((text) => test(text), wrong),
  );
}

/** Text that may be left out. Nothing typed becomes null. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(rules: Omit<TextRules, 'required' | 'min' | 'short'>) {
  const { max, long, test = isPlainText, wrong = notPlainText } = rules;
  return v.pipe(
    givenOrNull(),
    documented({ maxLength: max }),
    v.transform((text) => (text === null ? null : cleanText(text)) || null),
    v.check((text) => text === null || text.length <= max, long),
    v.check((text) => text === null || test(text), wrong),
  );
}

/** A number or code without inner spaces, in capitals: ID, passport, permit. Nothing typed becomes null. */
export const optionalCode = v.pipe(
  givenOrNull(),
  documented({ maxLength: 40 }),
  v.transform((code) => code?.replace(/\s+/g, '').toUpperCase() || null),
  v.check((code) => code === null || code.length <= 40, 'This must be 40 characters or less'),
);
