import { beneficiaryEntries } from '@portal/contract';
import { expect, it } from 'vitest';
import { beneficiaryForm, newBeneficiaryForm } from './beneficiary-form';

it.each([beneficiaryForm, newBeneficiaryForm])(
  'the form $name asks for every field, optional ones too',
  ({ fields }) => {
    // The share stands in the split of all.
    const asked: string[] = [...fields.map(({ name }) => name), 'Benefit_Share'];
    expect(Object.keys(beneficiaryEntries).filter((name) => !asked.includes(name))).toEqual([]);
  },
);
