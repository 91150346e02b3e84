import { cleanText } from './plain-text';
import { fail, ok, type Result } from './result';

/** First letters of the first name and the surname, upper-cased: `TN`. */
export const initialsOf = (firstName: string, surname: string): string =>
  [firstName, surname].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');

/** First name and surname, as a person is named on screen. */
export const fullName = ({ First_Name, Surname }: { First_Name: string; Surname: string }): string =>
  `${First_Name} ${Surname}`.trim();

/** Letters of any language, spaces, hyphens and apostrophes, a letter first. */
export const isNameText = (name: string): boolean => /^\p{L}[\p{L}' -]*$/u.test(name);

/** A first name or a surname; the label, "First name" or "Surname", begins each sentence. Source: domain rules 9.2. */
export function checkName(label: 'First name' | 'Surname', typed: string): Result<string> {
  const name = cleanText(typed);
  if (name === '') return fail(`${label} is required`);
  if (name.length < 2) return fail(`${label} must be at least 2 characters`);
  if (name.length > 50) return fail(`${label} may not be longer than 50 characters`);
  return isNameText(name) ? ok(name) : fail(`${label} may contain only letters, spaces, hyphens and apostrophes`);
}
