import { claimDocumentStatuses, claimDocumentTypes, notUsableReasons } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { reference } from '../fields/given';
import { instant, key, text, yesNo } from '../fields/plain';
import { obeys, type Rule } from '../fields/rules';
import { written } from '../fields/written';
import { fileEntries, fileRule } from './file-payload';

/** What waits for a document of a claim. */
const neededFor = ['DECISION', 'PAYMENT'] as const;

/** Most files that are sent for one line at a time. */
export const mostClaimFiles = 10;

/** A file that was sent for a claim, without its content. */
export const ClaimFileSchema = v.object({
  /** The id of the file. */
  id: key,
  /** Its name, with its extension. */
  name: text,
  /** When it reached us. */
  receivedAt: instant,
});

/** One line of the documents that a claim asks for (docs/domain/claims.md#c4-1). */
export const ClaimDocumentSchema = v.object({
  /** The id of the line. */
  id: key,
  /** What is asked for. */
  type: oneOf(claimDocumentTypes),
  /** Documents that will do as well. */
  alsoTakes: v.array(oneOf(claimDocumentTypes)),
  /** What it is called on screens. */
  label: text,
  /** Why it is asked for, in a sentence. */
  why: text,
  /** Whether the decision waits for it, or only the payment. */
  neededFor: v.picklist(neededFor),
  /** How far it is. */
  status: oneOf(claimDocumentStatuses),
  /** Why it could not be used; null unless it was found not usable. */
  reason: v.nullable(oneOf(notUsableReasons)),
  /** What was sent for it, the oldest first. */
  files: v.array(ClaimFileSchema),
  /** Whoever claims does not have it and asked us for help. */
  helpAsked: yesNo,
});
export type ClaimDocument = v.InferOutput<typeof ClaimDocumentSchema>;

/** One photo or file of a document. */
const ClaimFileInputSchema = v.pipe(written(fileEntries), obeys(fileRule));

/** The files of a line; several photos are one document. */
export const claimFiles = v.pipe(
  v.array(ClaimFileInputSchema, 'Choose a file'),
  v.maxLength(mostClaimFiles, `Send at most ${mostClaimFiles} files`),
);

const documentOfClaim = reference('Name the document');
export const claimVersion = v.pipe(v.number('Send the version of the claim that was read'), v.integer());

interface Sent {
  files: readonly unknown[];
  helpAsked: boolean;
}

/** There are files, or a call for help. */
const somethingRule: Rule<Sent> = ({ files, helpAsked }) =>
  files?.length === 0 && helpAsked === false ? [{ field: 'files', message: 'Choose a file' }] : [];

/** What somebody sends for one line, or that they do not have it. */
export const SendClaimDocumentSchema = v.pipe(
  written({
    /** The line that it is for. */
    documentId: documentOfClaim,
    /** The photos or files, 1 to 10; none with a call for help. */
    files: v.optional(claimFiles, []),
    /** True: "I do not have it." A consultant helps. */
    helpAsked: v.optional(v.boolean('Say whether you need help with it'), false),
    /** The version of the claim that was read. */
    version: claimVersion,
  }),
  obeys(somethingRule),
);
export type SendClaimDocument = v.InferInput<typeof SendClaimDocumentSchema>;
