import { expect, it } from 'vitest';
import { codesOf } from './code-list';
import { countries } from './countries';
import { countryCodes } from './country-codes';

it('has the code of each country that issues passports, in the order of the list', () => {
  expect(countryCodes).toEqual(codesOf(countries));
});
