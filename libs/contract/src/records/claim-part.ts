import { claimAwaits, partKinds } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { reference } from '../fields/given';
import { count, key, text, yesNo } from '../fields/plain';

/** For whom a call about a claim is made by somebody who is paid and speaks for others too (docs/domain/claims.md#c1-4). */
export const ClaimPartQuerySchema = v.object({
  /** The part, by its id, of those that the caller may see; left out: their own. */
  part: v.optional(reference('Name a part of the claim')),
});

/** A part of a claim: of the reader, or of a child or an estate that they speak for. */
export const ClaimPartSchema = v.object({
  /** The id within the claim. */
  id: key,
  /** Of whom it is. */
  kind: v.picklist(partKinds),
  /** The name of whoever is paid. */
  name: text,
  /** Staff let the reader in to speak for them. */
  isRepresented: yesNo,
  /** Where this part stands, in a few words. */
  heading: text,
  /** Who has to do something next for this part. */
  awaits: oneOf(claimAwaits),
  /** How many documents are missing for this part, those for the decision of the claim among them. */
  documentsMissing: count,
});
export type ClaimPart = v.InferOutput<typeof ClaimPartSchema>;
