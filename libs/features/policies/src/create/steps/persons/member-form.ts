import {
  extendedMemberEntries,
  extendedMemberRuleOn,
  identityRule,
  obeys,
  refusal,
  type Rule,
  written,
} from '@portal/contract';
import {
  adultIdTypes,
  ageOn,
  checkExtendedCover,
  extendedRelationships,
  inceptionAfter,
  type PlainDate,
} from '@portal/domain';
import { defineForm, select } from '@portal/forms';
import { aliveDeclaration, contactFields, identityFields, nameFields } from '@portal/policy-workflow/changes';
import * as v from 'valibot';
import { coverChoice } from './cover-choice';

/** Without a policy there is no quote to name. */
const { Quote_Id: _ofAPolicy, ...entries } = extendedMemberEntries;
const MemberSchema = v.pipe(written(entries), obeys(identityRule));

/** Everything that is asked about a relative with cover of their own (docs/domain/records.md#r9-10). */
export const memberForm = defineForm({
  name: 'application-member',
  schema: MemberSchema,
  items: [
    {
      legend: 'The person',
      fields: [
        ...nameFields,
        { name: 'Relationship', label: 'Relationship to you', widget: select(extendedRelationships) },
      ],
    },
    { legend: 'Identity', fields: identityFields(adultIdTypes, 'Which ID do they have?', () => true) },
    {
      legend: 'Cover and premium',
      fields: [
        { name: 'Cover_Amount', label: 'Cover amount', widget: coverChoice(), follows: ['Id_Number', 'Date_Of_Birth'] },
      ],
    },
    { legend: 'Contact', fields: contactFields },
    aliveDeclaration,
  ],
});

interface Covered {
  Date_Of_Birth: PlainDate;
  Cover_Amount: number;
}

/** The same with the rules of the day, and never more cover than the policyholder's own. */
export const memberOn = (today: PlainDate, levelOfCover: number) => {
  const ownCover: Rule<Covered> = ({ Date_Of_Birth: birth, Cover_Amount: cover }) =>
    birth === undefined || cover === undefined
      ? []
      : refusal('Cover_Amount', checkExtendedCover(ageOn(birth, inceptionAfter(today)), cover, levelOfCover));
  return v.pipe(MemberSchema, obeys(extendedMemberRuleOn(today), ownCover));
};
