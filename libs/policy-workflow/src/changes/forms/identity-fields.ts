import { adultIdTypes, type CodeList, countries, genders, type PlainDate, titles } from '@portal/domain';
import { date, idNumber, idNumberFills, idNumberIsKnown, radios, select, text } from '@portal/forms';

interface WithIdType {
  readonly Id_Type?: unknown;
}

const has =
  (...types: string[]) =>
  ({ Id_Type = 'SA_ID' }: WithIdType) =>
    types.includes(String(Id_Type));

/** For a step that has room for more: an ID number is one control, a passport or a permit is up to eight. */
export const isOnIdNumber = has('SA_ID');

/** An ID number says when somebody was born: nobody is asked before it is there, and told nothing more while it is wrong. */
const birthIsAsked = (person: WithIdType, today: PlainDate) => !has('SA_ID')(person) || idNumberIsKnown(person, today);

/** Passports of these countries come first: most are carried from there (docs/domain/code-lists.md#r10-8). */
const foreign = countries;

export const titleField = { name: 'Title', label: 'Title', widget: select(titles, { inputWidth: 12 }) } as const;

const aName = text({ autoComplete: 'off', inputWidth: 20 });

/** The names of somebody. */
export const calledFields = [
  { name: 'First_Name', label: 'First name', widget: aName },
  { name: 'Middle_Names', label: 'Middle names', widget: aName },
  { name: 'Surname', label: 'Surname', widget: aName },
] as const;

/** What an adult is called. */
export const nameFields = [titleField, ...calledFields] as const;

/**
 * The documents that say who somebody is; an ID number settles birth date and gender. `types` are the kinds on offer, `question` is
 * what is asked about them, and `birth` is when the birth date is asked: where a price depends on it, before there is a number.
 */
export const identityFields = <Types extends CodeList = typeof adultIdTypes>(
  types: Types = adultIdTypes as CodeList as Types,
  question = 'Which ID do they have?',
  birth = birthIsAsked,
) =>
  [
    { name: 'Id_Type', label: question, widget: radios(types) },
    {
      name: 'Id_Number',
      label: 'ID number',
      hint: '13 digits, as on the ID card or birth certificate',
      widget: idNumber(),
      when: has('SA_ID'),
      fills: (value: unknown, values: object, today: PlainDate) => idNumberFills(value, values, today),
      optional: false,
    },
    {
      name: 'Passport_Number',
      label: 'Passport number',
      widget: text({ inputWidth: 12 }),
      when: has('PASSPORT'),
      optional: false,
    },
    {
      name: 'Passport_Country',
      label: 'Country of the passport',
      widget: select(foreign),
      when: has('PASSPORT'),
      optional: false,
    },
    {
      name: 'Passport_Expiry_Date',
      label: 'Passport expiry date',
      widget: date(),
      when: has('PASSPORT'),
      optional: false,
    },
    {
      name: 'Permit_Number',
      label: 'Permit number',
      widget: text({ inputWidth: 20 }),
      when: has('REFUGEE_PERMIT'),
      optional: false,
    },
    {
      name: 'Permit_Expiry_Date',
      label: 'Permit expiry date',
      widget: date(),
      when: has('REFUGEE_PERMIT'),
      optional: false,
    },
    {
      name: 'Date_Of_Birth',
      label: 'Date of birth',
      widget: date(),
      when: birth,
      locked: idNumberIsKnown,
      follows: ['Id_Number'],
    },
    { name: 'Gender', label: 'Gender', widget: radios(genders), when: birthIsAsked, locked: idNumberIsKnown },
  ] as const;
