import { defineForm } from '@portal/forms';
import { documentField, identityFields, nameFields } from '@portal/policy-workflow/changes';
import { CorrectionSchema } from './member-schemas';

interface Named {
  readonly Surname?: unknown;
}

const [idType, ...identityDocuments] = identityFields();

const required = (sentence: string) => (value: unknown) => (value ? null : sentence);

const idCopy = {
  ...documentField('Id_Copy', 'Copy of your ID', 'ID_COPY'),
  check: required('Add a copy of your ID'),
};
const surnameDocuments = {
  ...documentField('Surname_Papers', 'Marriage or divorce papers', 'MARRIAGE_CERTIFICATE'),
  check: required('Add your marriage or divorce papers'),
};

/**
 * A correction of who the policyholder is (docs/domain/changes.md#r7-2, docs/domain/conduct.md#r8-4). Another surname than the one on
 * record needs documents of its own.
 */
export const correctionForm = (surnameOnRecord: string) =>
  defineForm({
    name: 'identity-correction',
    schema: CorrectionSchema,
    refusals: { DUPLICATE: 'Id_Number' },
    items: [
      { legend: 'Your name', fields: nameFields },
      { legend: 'Identity', fields: [{ ...idType, label: 'Which ID do you have?' }, ...identityDocuments] },
      {
        legend: 'Documents',
        hint: 'Your ID card (both sides), ID book, passport or permit. Photos are fine.',
        fields: [idCopy, { ...surnameDocuments, when: ({ Surname }: Named) => Surname !== surnameOnRecord }],
      },
    ],
  });
