/** Luhn sum of a run of digits whose last digit is the check digit. */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, i) => {
    const weighted = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);

/** True when the last digit is the Luhn check digit of the others. Source: docs/domain/people.md#r1-3. */
export const luhnValid = (digits: string): boolean => /^\d+$/.test(digits) && luhnSum(digits) % 10 === 0;

/** The digit that makes a run of digits Luhn-correct when it is put behind it. */
export const luhnCheckDigit = (digits: string): string => String((10 - (luhnSum(`${digits}0`) % 10)) % 10);
