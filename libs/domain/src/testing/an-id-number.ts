import { type Citizenship, type IdNumberGender } from '../people/id-number';
import { luhnCheckDigit } from '../base/luhn';
import { type PlainDate } from '../base/plain-date';

const citizenshipDigits: Record<Citizenship, string> = { SA_CITIZEN: '0', PERMANENT_RESIDENT: '1', REFUGEE: '2' };

/** Whose number to build; a woman, a citizen and the first free sequence unless told otherwise. */
export interface IdNumberHolder {
  born: PlainDate;
  gender?: IdNumberGender;
  citizenship?: Citizenship;
  /** 0 to 9: tells people of one birth date and gender apart. */
  sequence?: number;
}

/**
 * A valid ID number of nobody: sequences 4990 to 4999 and 9990 to 9999 are the top of the two gender ranges, which no
 * birth date is known to reach.
 */
export const anIdNumber = ({
  born,
  gender = 'FEMALE',
  citizenship = 'SA_CITIZEN',
  sequence = 0,
}: IdNumberHolder): string => {
  if (!Number.isInteger(sequence) || sequence < 0 || sequence > 9) throw new RangeError('The sequence is 0 to 9');
  const birth = born.slice(2).replaceAll('-', '');
  const digits = `${birth}${gender === 'FEMALE' ? 499 : 999}${sequence}${citizenshipDigits[citizenship]}8`;
  return digits + luhnCheckDigit(digits);
};
