import * as v from 'valibot';
import { reference } from '../fields/given';
import { obeys } from '../fields/rules';
import { written } from '../fields/written';
import { uploadTypes } from '../wire-codes';
import { fileEntries, fileRule } from './file-payload';

/** One document from the customer; it may answer what a change asks for. */
export const UploadDocumentSchema = v.pipe(
  written({
    ...fileEntries,
    /** What the file shows. */
    type: v.picklist(uploadTypes, 'Select what the file shows'),
    /** The change that asks for it; null for the policy. */
    actionId: v.optional(v.nullable(reference('Name the change')), null),
  }),
  obeys(fileRule),
);
export type UploadDocument = v.InferInput<typeof UploadDocumentSchema>;
