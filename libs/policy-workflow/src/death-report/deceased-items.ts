import {
  checkDateOfBirth,
  checkIdNumber,
  checkName,
  checkPassportNumber,
  checkPolicyNumber,
  type PlainDate,
} from '@portal/domain';
import { date, idNumber, text } from '@portal/forms';
import { askedFor } from './asked-for';
import { isKnownBy, isNameNeeded, knownByField } from './known-by';
import { nameWidget } from './name-widget';

const nameField = <Name extends string, Label extends 'First name' | 'Surname'>(name: Name, label: Label) => {
  const missing = askedFor((typed) => checkName(label, typed));
  const check = (value: unknown, values: object) => (isNameNeeded(values) ? missing(value) : null);
  return { name, label, widget: nameWidget, check, optional: false } as const;
};

/** The sentence for nothing is the same on every day. */
const anyDay: PlainDate = '2099-12-31';

const fields = [
  knownByField,
  {
    name: 'deceased.Id_Number',
    label: 'ID number',
    hint: '13 digits, as on the ID card or birth certificate',
    widget: idNumber(),
    when: isKnownBy('ID_NUMBER'),
    check: askedFor((typed) => checkIdNumber(typed, anyDay)),
    optional: false,
  },
  {
    name: 'deceased.Passport_Number',
    label: 'Passport number',
    hint: '6 to 20 letters and digits',
    widget: text({ autoComplete: 'off', inputWidth: 20 }),
    when: isKnownBy('PASSPORT_NUMBER'),
    check: askedFor(checkPassportNumber),
    optional: false,
  },
  {
    name: 'deceased.Policy_Number',
    label: 'Policy number',
    hint: 'A policy covers several people. Say below which of them died.',
    widget: text({ autoComplete: 'off', inputWidth: 20 }),
    when: isKnownBy('POLICY_NUMBER'),
    check: askedFor(checkPolicyNumber),
    optional: false,
  },
  nameField('deceased.First_Name', 'First name'),
  nameField('deceased.Surname', 'Surname'),
  {
    name: 'deceased.Date_Of_Birth',
    label: 'Date of birth',
    widget: date(),
    when: isKnownBy('NAMES'),
    check: askedFor((typed) => checkDateOfBirth(typed, anyDay)),
    optional: false,
  },
  { name: 'deceased.Date_Of_Death', label: 'Date of death', widget: date() },
] as const;

interface Look {
  /** Begins a step of the form, by this name. */
  step?: string;
  layout?: 'stack' | 'columns';
}

/**
 * Who died, and when, for a form whose body has `deceased`: one first says what is known, and only what goes with that is shown; the rest
 * is sent as null (docs/domain/claims.md#c1-2).
 */
export const deceasedItems = (look: Look = {}) => [{ legend: 'Who died?', ...look, fields }] as const;
