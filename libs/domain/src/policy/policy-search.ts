import { checkCellNumber } from '../people/phone-number';
import { checkPolicyNumber } from './policy-number';
import { searchableName } from '../base/searchable-name';

/** By what a policy can be found. */
type SearchKey = 'policyNumber' | 'idNumber' | 'cellNumber' | 'name';
export type SearchTerms = Partial<Record<SearchKey, string>>;

/**
 * What a typed text can mean: digits may be a policy number, an ID number or a cellphone number, and whatever fits is tried;
 * letters are the start of a name. Empty when it is too short to look for.
 */
export function searchTerms(typed: string): SearchTerms {
  const text = typed.trim();
  if (/\p{L}/u.test(text)) {
    const policyNumber = /\d/.test(text) ? checkPolicyNumber(text) : null;
    const name = searchableName(text);
    return {
      ...(policyNumber?.success && { policyNumber: policyNumber.value }),
      ...(name.length >= 2 && !/\d/.test(name) && { name }),
    };
  }
  const digits = text.replace(/[\s-]/g, '');
  const policyNumber = checkPolicyNumber(digits);
  const cellNumber = checkCellNumber(text);
  return {
    ...(policyNumber.success && { policyNumber: policyNumber.value }),
    ...(/^\d{13}$/.test(digits) && { idNumber: digits }),
    ...(cellNumber.success && { cellNumber: cellNumber.value }),
  };
}
