import { identityRuleOn, obeys, personEntries, written } from '@portal/contract';
import { adultIdTypes, genders } from '@portal/domain';
import { date, defineForm, idNumber, idNumberFills, idNumberIsKnown, radios } from '@portal/forms';
import { useMemo } from 'react';
import * as v from 'valibot';
import { Specimen } from '../specimen/specimen';
import { type PatternProps } from './pattern';

const { Id_Type, Id_Number, Date_Of_Birth, Gender } = personEntries;
const person = written({ Id_Type, Id_Number, Date_Of_Birth, Gender });
const southAfrican = adultIdTypes.filter(({ code }) => code !== 'REFUGEE_PERMIT');

const form = defineForm({
  name: 'demo-settling',
  schema: person,
  items: [
    { name: 'Id_Type', label: 'ID type', widget: radios(southAfrican) },
    {
      name: 'Id_Number',
      label: 'ID number',
      hint: '13 digits; spaces do not matter',
      widget: idNumber(),
      when: ({ Id_Type: type }) => type === 'SA_ID',
      fills: idNumberFills,
    },
    { name: 'Date_Of_Birth', label: 'Date of birth', widget: date(), locked: idNumberIsKnown },
    { name: 'Gender', label: 'Gender', widget: radios(genders, { layout: 'row' }), locked: idNumberIsKnown },
  ],
});

export function SettlingPattern(props: PatternProps) {
  const { today } = props;
  const schema = useMemo(() => v.pipe(person, obeys(identityRuleOn(today))), [today]);
  return (
    <Specimen
      {...props}
      about="A good ID number says the birth date and the gender: they fill themselves in and are read, not typed. Correct the number, and they follow."
      form={form}
      schema={schema}
      initialValues={{ Id_Type: 'SA_ID' }}
    />
  );
}
