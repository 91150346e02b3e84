import * as v from 'valibot';
import { count, instant, key, text } from '../fields/plain';
import { documentSources, documentTypes } from '../wire-codes';

/** A file as whoever keeps it names it. */
const fileEntries = {
  /** The name of the file, with its extension. */
  fileName: text,
  /** With its leading dot. */
  fileExtension: text,
  /** Its media type. */
  contentType: text,
};

/** A document about a policy, without its content (docs/domain/records.md#r9-20). */
export const DocumentSchema = v.object({
  /** The id of the document. */
  id: key,
  /** The policy that it belongs to. */
  policyNumber: text,
  /** The kind of document. */
  type: v.picklist(documentTypes),
  /** What it is called on screens. */
  title: text,
  ...fileEntries,
  /** Its size in bytes. */
  sizeBytes: count,
  /** When it was made or arrived. */
  createdAt: instant,
  /** Whether we made it or somebody sent it in. */
  source: v.picklist(documentSources),
  /** The path of the call that gives its content. */
  downloadUrl: text,
});
export type PolicyDocument = v.InferOutput<typeof DocumentSchema>;

/** A document with its content. */
export const DocumentFileSchema = v.object({
  ...fileEntries,
  /** The content, in base64. */
  base64File: text,
  /** When this copy was made. */
  generatedAt: instant,
});
export type DocumentFile = v.InferOutput<typeof DocumentFileSchema>;

/** A document that something open still asks for. An addition. */
export const DocumentRequestSchema = v.object({
  /** The change that needs it; null for what the policy itself needs. */
  actionId: v.nullable(key),
  /** Whom or what it is about, in words: `Child: Thabo M.` */
  about: text,
  /** What is asked for, in words. */
  label: text,
  /** The kind of document that is asked for. */
  type: v.picklist(documentTypes),
  /** Whether it is here. */
  received: v.boolean(),
});
export type DocumentRequest = v.InferOutput<typeof DocumentRequestSchema>;

/** Every document of a policy, newest first, and the documents that are still asked for. An addition. */
export const DocumentListSchema = v.object({
  /** Every document of the policy, the newest first. */
  documents: v.array(DocumentSchema),
  /** Documents that are asked for. */
  requests: v.array(DocumentRequestSchema),
});
export type DocumentList = v.InferOutput<typeof DocumentListSchema>;

/** The certificate of a policy that holds today; null where none does. An addition. */
export const CurrentCertificateSchema = v.object({
  /** The benefit certificate that holds today; null when there is none. */
  certificate: v.nullable(
    v.object({
      /** The code by which anybody can check it. */
      code: text,
      /** When it was issued. */
      issuedAt: instant,
    }),
  ),
});
export type CurrentCertificate = v.InferOutput<typeof CurrentCertificateSchema>;
