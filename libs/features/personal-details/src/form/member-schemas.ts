import {
  askedAnew,
  contactRule,
  identityRule,
  identityRuleOn,
  type MainMember,
  mainMemberEntries,
  obeys,
  overrideEntries,
  uploads,
  written,
} from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import * as v from 'valibot';
import { identityNames } from '../shared/member-fields';

const entries = v.object(mainMemberEntries);

/** What the policyholder changes alone: how we reach them, work, consent (docs/domain/records.md#r9-7). */
export const ContactSchema = v.pipe(written(v.omit(entries, identityNames).entries), obeys(contactRule));

/** Who the policyholder is, with the documents that show it. */
export const CorrectionSchema = v.pipe(
  written({ ...v.pick(entries, identityNames).entries, Documents: uploads, ...overrideEntries }),
  obeys(identityRule),
);

/** The same with the rules of the day, for who the policyholder is on record. */
export const correction = (today: PlainDate, member: MainMember) =>
  v.pipe(CorrectionSchema, obeys(askedAnew(identityRuleOn(today), member)));
