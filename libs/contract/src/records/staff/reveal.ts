import { entityTypes } from '@portal/domain';
import * as v from 'valibot';
import { chosen } from '../../fields/choice';
import { requiredText } from '../../fields/text';
import { written } from '../../fields/written';

/** Whose number a member of staff looked at in full. */
export const RevealSchema = written({
  /** The kind of record whose ID number is looked at. */
  entityType: chosen(entityTypes, 'Name the record'),
  /** The record, at most 60 characters. */
  entityId: requiredText({ required: 'Name the record', max: 60, long: 'Name the record' }),
});
export type Reveal = v.InferInput<typeof RevealSchema>;
export const RevealedSchema = v.object({
  /** True: it stands in the audit trail. */
  noted: v.literal(true),
});
