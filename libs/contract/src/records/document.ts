import * as v from 'valibot';
import { count, instant, key, text } from '../fields/plain';
import { documentSources, documentTypes } from '../wire-codes';

/** A document about a policy, without its content (domain rules 9.20). */
export const DocumentSchema = v.object({
  id: key,
  policyNumber: text,
  type: v.picklist(documentTypes),
  title: text,
  fileName: text,
  fileExtension: text,
  contentType: text,
  sizeBytes: count,
  createdAt: instant,
  source: v.picklist(documentSources),
  downloadUrl: text,
});
export type PolicyDocument = v.InferOutput<typeof DocumentSchema>;

/** The current policy schedule, with its content. */
export const DocumentFileSchema = v.object({
  fileName: text,
  fileExtension: text,
  contentType: text,
  base64File: text,
  generatedAt: instant,
});
export type DocumentFile = v.InferOutput<typeof DocumentFileSchema>;
