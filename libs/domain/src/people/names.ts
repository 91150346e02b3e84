import { cleanText } from '../base/plain-text';
import { fail, ok, type Result } from '../base/result';

/** First letters of the first name and the surname, upper-cased: `TN`. */
export const initialsOf = (firstName: string, surname: string): string =>
  [firstName, surname].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');

/** First name and surname, as a person is named on screen. */
export const fullName = ({ First_Name, Surname }: { First_Name: string; Surname: string }): string =>
  `${First_Name} ${Surname}`.trim();

/** Letters of any language, spaces, hyphens and apostrophes, a letter first. */
export const isNameText = (name: string): boolean => /^\p{L}[\p{L}' -]*$/u.test(name);

/** A first name or a surname; the label, "First name" or "Surname", stands in each sentence. Source: docs/domain/records.md#r9-2. */
export function checkName(label: 'First name' | 'Surname', typed: string): Result<string> {
  const name = cleanText(typed);
  if (name === '') return fail(`Enter the ${label.toLowerCase()}`);
  if (name.length < 2) return fail(`${label} must be 2 characters or more`);
  if (name.length > 50) return fail(`${label} must be 50 characters or less`);
  return isNameText(name) ? ok(name) : fail(`${label} must only include letters, spaces, hyphens and apostrophes`);
}
