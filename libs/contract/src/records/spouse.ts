import * as v from 'valibot';
import { addMonths, checkSpouseAge, lifePartnerMonths, type PlainDate, unionTypes } from '@portal/domain';
import { readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { requiredDay } from '../fields/day';
import { asFarAsKnown, overrideEntries } from '../fields/override-reason';
import { fromBirth, obeys, refusal, type Rule } from '../fields/rules';
import { lifeEntries, updateEntries } from '../fields/server';
import { anyOf, written } from '../fields/written';
import { uploads } from './file-payload';
import { type Identity, identityRule, identityRuleOn } from '../identity-rules';
import { personRows } from './person';

const rows = {
  ...personRows,
  /** Marriage or union, as the law knows it. */
  Union_Type: choice(unionTypes, 'Select the type of union'),
  /** The day of marriage or union, not in the future; six months back for a life partner. */
  Union_Date: requiredDay('Enter the date of marriage or union', 'Date of marriage or union must be a real date'),
};

export const aliveSentence = 'Confirm that this person is alive and known to you';

/** The spouse or partner, as read (docs/domain/records.md#r9-8). */
export const SpouseSchema = v.object({
  ...readEntries(rows),
  ...lifeEntries,
  /** Always the spouse. */
  Relationship: v.literal('SPOUSE'),
});
export type Spouse = v.InferOutput<typeof SpouseSchema>;

export const spouseEntries = {
  ...writtenEntries(rows),
  /** True: the spouse is alive and knows of the cover. */
  Is_Alive_Declaration: v.literal(true, aliveSentence),
  /** Documents that prove it. */
  Documents: uploads,
};

/** The spouse of an application. */
export const ApplicantSpouseSchema = v.pipe(written(spouseEntries), obeys(identityRule));

/** A spouse, as a form collects them. */
export const SpouseInputSchema = v.pipe(written({ ...spouseEntries, ...overrideEntries }), obeys(identityRule));

/** The fields that change, and only those. */
export const UpdateSpouseSchema = v.pipe(
  written({ ...anyOf(spouseEntries), ...updateEntries, ...overrideEntries }),
  obeys(identityRule),
);

interface Union {
  Union_Type: string;
  Union_Date: PlainDate;
}

export const unionRuleOn =
  (today: PlainDate): Rule<Union> =>
  ({ Union_Type, Union_Date }) => {
    if (Union_Date === undefined) return [];
    if (Union_Date > today)
      return [{ field: 'Union_Date', message: 'Date of marriage or union must be today or in the past' }];
    return Union_Type === 'LIFE_PARTNER' && addMonths(Union_Date, lifePartnerMonths) > today
      ? [
          {
            field: 'Union_Date',
            message: `You must have lived together for at least ${lifePartnerMonths} months`,
          },
        ]
      : [];
  };

/** Rules of a spouse that depend on the day (docs/domain/records.md#r9-8). */
export const spouseRuleOn =
  (today: PlainDate): Rule<Union & Identity> =>
  (spouse) => [
    ...identityRuleOn(today)(spouse),
    ...(spouse.Date_Of_Birth === undefined
      ? []
      : fromBirth(refusal('Date_Of_Birth', checkSpouseAge(spouse.Date_Of_Birth, today)))),
    ...unionRuleOn(today)(spouse),
  ];

/** The same bodies with the rules of the day. The entry age counts when somebody joins. */
export const spouseInput = (today: PlainDate) => v.pipe(SpouseInputSchema, obeys(spouseRuleOn(today)));
export const spouseUpdate = (today: PlainDate) =>
  v.pipe(UpdateSpouseSchema, obeys(asFarAsKnown(identityRuleOn(today)), unionRuleOn(today)));
