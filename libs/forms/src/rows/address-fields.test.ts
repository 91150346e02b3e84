import { codesOf, provinces } from '@portal/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineForm } from '../definition/define-form';
import { createFormStore } from '../store/form-store';
import { addressFields } from './address-fields';

const Address = v.strictObject({
  Line_1: v.string(),
  Line_2: v.nullish(v.string(), null),
  Suburb: v.string(),
  City: v.string(),
  Province: v.picklist(codesOf(provinces), 'Select the province'),
  Postal_Code: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Postal code must be 4 digits')),
});
const schema = v.strictObject({ Same: v.boolean(), PostalAddress: v.nullish(Address, null) });
const postal = {
  PostalAddress: { Line_1: '1 Long St', Suburb: 'CBD', City: 'Polokwane', Province: 'LIMPOPO', Postal_Code: '0699' },
};
const form = defineForm({
  name: 'post',
  schema,
  given: ['Same'],
  items: [
    {
      legend: 'Postal address',
      when: (member, today) => today === '2026-11-20' && member.Same !== true,
      fields: addressFields('PostalAddress', { postal: true }),
    },
  ],
});
const begin = (today: string) =>
  createFormStore(form, postal, { schema, given: { Same: false }, lists: {}, today }, () => 'key');

it('an address is a record of the body, its postal code a text with its zero', async () => {
  const bodies: unknown[] = [];
  await begin('2026-11-20').submit((body) => void bodies.push(body));
  expect(bodies).toEqual([{ Same: false, PostalAddress: { ...postal.PostalAddress, Line_2: '' } }]);
});

it('an address that is not asked for is none', async () => {
  const bodies: unknown[] = [];
  await begin('2026-11-21').submit((body, { changed }) => void bodies.push(body, changed));
  expect(bodies).toEqual([
    { Same: false, PostalAddress: null },
    { Same: false, PostalAddress: null },
  ]);
});

it('what is wrong inside stands beside its own field', async () => {
  const store = begin('2026-11-20');
  store.type('PostalAddress.Postal_Code', '699');
  store.type('PostalAddress.Province', '');
  await store.submit(() => undefined);
  expect(store.state().errors).toEqual({
    'PostalAddress.Province': 'Select the province',
    'PostalAddress.Postal_Code': 'Postal code must be 4 digits',
  });
});
