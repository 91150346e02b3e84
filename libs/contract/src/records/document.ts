import * as v from 'valibot';
import { count, instant, key, text } from '../fields/plain';
import { documentSources, documentTypes } from '../wire-codes';

/** A file as whoever keeps it names it. */
const fileEntries = { fileName: text, fileExtension: text, contentType: text };

/** A document about a policy, without its content (docs/domain/records.md#r9-20). */
export const DocumentSchema = v.object({
  id: key,
  policyNumber: text,
  type: v.picklist(documentTypes),
  title: text,
  ...fileEntries,
  sizeBytes: count,
  createdAt: instant,
  source: v.picklist(documentSources),
  downloadUrl: text,
});
export type PolicyDocument = v.InferOutput<typeof DocumentSchema>;

/** A document with its content. */
export const DocumentFileSchema = v.object({
  ...fileEntries,
  base64File: text,
  generatedAt: instant,
});
export type DocumentFile = v.InferOutput<typeof DocumentFileSchema>;

/** A document that something open still asks for. An addition. */
export const DocumentRequestSchema = v.object({
  /** The change that needs it; null for what the policy itself needs. */
  actionId: v.nullable(key),
  /** `Child: Thabo M.` */
  about: text,
  /** What is asked for, in words. */
  label: text,
  type: v.picklist(documentTypes),
  received: v.boolean(),
});
export type DocumentRequest = v.InferOutput<typeof DocumentRequestSchema>;

/** Every document of a policy, newest first, and the documents that are still asked for. An addition. */
export const DocumentListSchema = v.object({
  documents: v.array(DocumentSchema),
  requests: v.array(DocumentRequestSchema),
});
export type DocumentList = v.InferOutput<typeof DocumentListSchema>;

/** The certificate of a policy that holds today; null where none does. An addition. */
export const CurrentCertificateSchema = v.object({
  certificate: v.nullable(v.object({ code: text, issuedAt: instant })),
});
export type CurrentCertificate = v.InferOutput<typeof CurrentCertificateSchema>;
