import { anyDay, childEntries, obeys, proofOfStudyRuleOn, schoolRule, written } from '@portal/contract';
import { checkbox, date, defineForm, file, text } from '@portal/forms';
import * as v from 'valibot';
import { Specimen } from '../specimen/specimen';
import { type PatternProps } from './pattern';

const { Is_Student, Institution_Name, Proof_Of_Study_Until, Documents } = childEntries;

const form = defineForm({
  name: 'demo-appearing',
  schema: v.pipe(
    written({ Is_Student, Institution_Name, Proof_Of_Study_Until, Documents }),
    obeys(schoolRule, proofOfStudyRuleOn(anyDay)),
  ),
  items: [
    { name: 'Is_Student', label: 'Studying full time', widget: checkbox() },
    {
      legend: 'Studies',
      when: (child) => child.Is_Student === true,
      fields: [
        { name: 'Institution_Name', label: 'School or institution', widget: text(), optional: false },
        { name: 'Proof_Of_Study_Until', label: 'Studies are proved until', widget: date(), optional: false },
        {
          name: 'Proof',
          into: 'Documents',
          extra: true,
          label: 'Or send a proof of study',
          widget: file({ type: 'PROOF_OF_STUDY' }),
        },
      ],
    },
  ],
});

export const AppearingPattern = (props: PatternProps) => (
  <Specimen
    {...props}
    about="What nobody has to answer is not there, is not judged, and is sent as nothing. This form also asks before you leave it, and still knows what you typed when you come back."
    form={form}
    leave="warn"
  />
);
