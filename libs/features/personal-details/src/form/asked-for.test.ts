import { mainMemberEntries } from '@portal/contract';
import { expect, it } from 'vitest';
import { correctionForm } from './correction-form';
import { addressForm, cellphoneForm, contactForm, familyForm, offersForm } from './section-forms';

it('the forms of the policyholder together ask for every field, optional ones too', () => {
  const forms = [
    cellphoneForm('27821234567'),
    ...[contactForm, addressForm, familyForm, offersForm],
    correctionForm('Nkosi'),
  ];
  const asked = forms.flatMap(({ fields }) => fields.map(({ name }) => name.split('.')[0]));
  expect(Object.keys(mainMemberEntries).filter((name) => !asked.includes(name))).toEqual([]);
});
