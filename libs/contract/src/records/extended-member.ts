import * as v from 'valibot';
import { extendedRelationships } from '../codes';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { rand, textOrNull } from '../fields/plain';
import { lifeEntries, updateEntries } from '../fields/server';
import { anyOf, written } from '../fields/written';
import { uploads } from './file-payload';
import { personRows } from './person';
import { aliveSentence } from './spouse';

/** Rand. */
export const extendedCoverAmounts = [5000, 10000, 15000, 20000, 30000, 50000] as const;
export const quoteFirst = 'Request a quote first';

const rows = {
  ...personRows,
  Relationship: choice(extendedRelationships, 'Select the relationship to you'),
  Cover_Amount: both(rand, v.picklist(extendedCoverAmounts, 'Select a cover amount')),
  Quote_Id: both(textOrNull, v.pipe(v.string(quoteFirst), v.nonEmpty(quoteFirst))),
};

/** A relative with cover of their own, as read (domain rules 9.10). */
export const ExtendedMemberSchema = v.object({ ...lifeEntries, ...readEntries(rows), Monthly_Premium: rand });
export type ExtendedMember = v.InferOutput<typeof ExtendedMemberSchema>;

export const extendedMemberEntries = {
  ...writtenEntries(rows),
  Is_Alive_Declaration: v.literal(true, aliveSentence),
  Documents: uploads,
};

/** An extended member, as a form collects them. */
export const ExtendedMemberInputSchema = written(extendedMemberEntries);
export type ExtendedMemberInput = v.InferInput<typeof ExtendedMemberInputSchema>;

/** The fields that change, and only those. */
export const UpdateExtendedMemberSchema = written({ ...anyOf(extendedMemberEntries), ...updateEntries });
export type UpdateExtendedMember = v.InferInput<typeof UpdateExtendedMemberSchema>;
