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
import { addressNames, contactNames, identityNames, workNames } from '../shared/member-fields';

const entries = v.object(mainMemberEntries);

/** What the policyholder changes alone, a section at a time (docs/domain/records.md#r9-7). */
export const CellphoneSchema = written(v.pick(entries, ['Cell_Number']).entries);
export const ContactSchema = v.pipe(written(v.pick(entries, contactNames).entries), obeys(contactRule));
export const AddressSchema = v.pipe(written(v.pick(entries, addressNames).entries), obeys(contactRule));
export const FamilySchema = written(v.pick(entries, workNames).entries);
export const OffersSchema = written(v.pick(entries, ['MarketingConsent']).entries);

/** Who the policyholder is, with the documents that show it. */
export const CorrectionSchema = v.pipe(
  written({ ...v.pick(entries, identityNames).entries, Documents: uploads, ...overrideEntries }),
  obeys(identityRule),
);

/** The same with the rules of the day, for who the policyholder is on record. */
export const correction = (today: PlainDate, member: MainMember) =>
  v.pipe(CorrectionSchema, obeys(askedAnew(identityRuleOn(today), member)));
