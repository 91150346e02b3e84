import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkAlternativeNumber,
  checkCellNumber,
  cleanPhone,
  formatPhone,
  isSamePhone,
  maskPhone,
  normalisePhone,
  phoneClass,
} from './phone-number';
import { fail, ok } from '../base/result';
import { manyRuns } from '../testing/runs';

const required = 'Phone number is required';
const invalid = 'Invalid phone number';

/** The published table: what the core gives, what a field gives after cleaning, and of which class that is. */
const vectors = [
  { typed: '', core: required, form: required },
  { typed: '0821234567', core: ok('27821234567'), form: ok('27821234567'), kind: 'MOBILE' },
  { typed: '27821234567', core: ok('27821234567'), form: ok('27821234567'), kind: 'MOBILE' },
  { typed: '821234567', core: ok('27821234567'), form: ok('27821234567'), kind: 'MOBILE' },
  { typed: '0611234567', core: ok('27611234567'), form: ok('27611234567'), kind: 'MOBILE' },
  { typed: '0711234567', core: ok('27711234567'), form: ok('27711234567'), kind: 'MOBILE' },
  { typed: '0111234567', core: ok('27111234567'), form: ok('27111234567'), kind: 'FIXED_LINE' },
  { typed: '0860007580', core: ok('27860007580'), form: ok('27860007580'), kind: 'SHARECALL' },
  { typed: '271234567', core: invalid, form: invalid },
  { typed: '0271234567', core: ok('27271234567'), form: ok('27271234567'), kind: 'FIXED_LINE' },
  { typed: '082123456', core: invalid, form: invalid },
  { typed: '08212345678', core: invalid, form: invalid },
  { typed: '2782123456', core: invalid, form: invalid },
  { typed: '278212345678', core: invalid, form: invalid },
  { typed: '+27821234567', core: invalid, form: ok('27821234567'), kind: 'MOBILE' },
  { typed: '082 123 4567', core: invalid, form: ok('27821234567'), kind: 'MOBILE' },
  { typed: '(082) 123-4567', core: invalid, form: ok('27821234567'), kind: 'MOBILE' },
  { typed: '0027821234567', core: invalid, form: ok('27821234567'), kind: 'MOBILE' },
  { typed: '+27 (0)82 123 4567', core: invalid, form: ok('27821234567'), kind: 'MOBILE' },
  { typed: '1234567890', core: invalid, form: invalid },
  { typed: 'abc', core: invalid, form: invalid },
  { typed: 'abcdefghi', core: invalid, form: invalid },
  { typed: '0001234567', core: ok('27001234567'), form: ok('27001234567'), kind: 'UNKNOWN' },
  { typed: '112', core: invalid, form: invalid },
  { typed: '27012345678', core: ok('27012345678'), form: ok('27012345678'), kind: 'UNKNOWN' },
].map(({ core, form, ...vector }) => ({
  ...vector,
  core: typeof core === 'string' ? fail(core) : core,
  form: typeof form === 'string' ? fail(form) : form,
}));

it.each(vectors)('the core reads "$typed"', ({ typed, core }) => {
  expect(normalisePhone(typed)).toEqual(core);
});

it.each(vectors)('a field reads "$typed"', ({ typed, form }) => {
  expect(normalisePhone(cleanPhone(typed))).toEqual(form);
});

it.each(vectors)('a cellphone field takes "$typed" when it is mobile', ({ typed, form, kind }) => {
  const refused = form.success ? fail('Enter a South African cellphone number') : form;
  expect(checkCellNumber(typed)).toEqual(kind === 'MOBILE' ? form : refused);
});

it.each([
  { number: '27821234567', kind: 'MOBILE' },
  { number: '27851234567', kind: 'MOBILE' },
  { number: '27861001234', kind: 'UNIVERSAL_ACCESS' },
  { number: '27860007580', kind: 'SHARECALL' },
  { number: '27862001234', kind: 'PREMIUM' },
  { number: '27901234567', kind: 'PREMIUM' },
  { number: '27801234567', kind: 'TOLL_FREE' },
  { number: '27871234567', kind: 'VOIP' },
  { number: '27391234567', kind: 'FIXED_LINE' },
  { number: '27581234567', kind: 'FIXED_LINE' },
  { number: '27881234567', kind: 'UNKNOWN' },
  { number: '27191234567', kind: 'UNKNOWN' },
  { number: 'abc', kind: 'UNKNOWN' },
])('$number is $kind', ({ number, kind }) => {
  expect(phoneClass(number)).toBe(kind);
});

it.each([
  { typed: '011 123 4567', gives: ok('27111234567'), why: 'a landline' },
  { typed: '087 123 4567', gives: ok('27871234567'), why: 'an internet number' },
  { typed: '082 123 4567', gives: ok('27821234567'), why: 'a cellphone' },
  { typed: '086 000 7580', gives: fail('Enter a South African phone number'), why: 'a sharecall number' },
  { typed: '090 123 4567', gives: fail('Enter a South African phone number'), why: 'a premium number' },
  { typed: '12', gives: fail('Invalid phone number'), why: 'not a number at all' },
])('the alternative number may be $why: $gives.success', ({ typed, gives }) => {
  expect(checkAlternativeNumber(typed)).toEqual(gives);
});

it('shows and hides a number', () => {
  expect(formatPhone('27821234567')).toBe('082 123 4567');
  expect(formatPhone('27860007580')).toBe('086 000 7580');
  expect(formatPhone('0821')).toBe('0821');
  expect(maskPhone('27821234567')).toBe('082 *** 4567');
  expect(maskPhone('0821')).toBe('****');
});

describe('for every text', () => {
  const digits = fc.stringMatching(/^(?:0|27|270|0027)?\d{7,11}$/);
  const typed = fc.oneof(
    fc.string(),
    digits,
    digits.map((text) => `+${text}`),
  );

  /** The specification's table in other words: length and first digits. */
  const expected = (text: string) => {
    if (text === '') return fail(required);
    const isDigits = [...text].every((character) => character >= '0' && character <= '9');
    if (isDigits && text.startsWith('0') && text.length === 10) return ok('27' + text.substring(1));
    if (isDigits && text.startsWith('27') && text.length === 11) return ok(text);
    if (isDigits && !text.startsWith('0') && !text.startsWith('27') && text.length === 9) return ok('27' + text);
    return fail(invalid);
  };

  it('the core keeps the table', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(normalisePhone(text)).toEqual(expected(text));
      }),
      manyRuns,
    );
  });

  it('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = normalisePhone(cleanPhone(text));
        if (once.success) expect(normalisePhone(cleanPhone(once.value))).toEqual(once);
      }),
      manyRuns,
    );
  });

  it('what is displayed is read back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^27[1-9]\d{8}$/), (number) => {
        expect(normalisePhone(cleanPhone(formatPhone(number)))).toEqual(ok(number));
      }),
      manyRuns,
    );
  });
});

describe('isSamePhone', () => {
  it.each([
    { one: '27821234567', other: '082 123 4567', is: true },
    { one: '+27 (0)82 123 4567', other: '821234567', is: true },
    { one: '27821234567', other: '27821234568', is: false },
    { one: '27821234567', other: '', is: false },
  ])('"$one" and "$other": $is', ({ one, other, is }) => {
    expect(isSamePhone(one, other)).toBe(is);
  });
});
