import { newId } from '@portal/api-client';
import { DocumentFileSchema } from '@portal/contract';
import * as v from 'valibot';
import { type KeptCopy, readCopy } from './kept-copy';
import { sealBeside, unkeep, unsealAll } from './vault';

/** The most that a phone keeps of documents that were opened; the oldest go first. */
export const mostDocuments = { count: 5, bytes: 5_000_000 };

/** A document of ours that was opened, as it was then. */
const KeptDocumentSchema = v.object({
  userId: v.string(),
  policyNumber: v.string(),
  /** What it is: a newer one of the same takes its place. */
  title: v.string(),
  /** When it was opened. */
  at: v.string(),
  file: DocumentFileSchema,
});
export type KeptDocument = v.InferOutput<typeof KeptDocumentSchema>;

const beginning = 'document ';

/** In bytes, as the file itself is. */
const sizeOf = ({ file }: KeptDocument) => (file.base64File.length * 3) / 4;

/** Which documents are too many, when the newest comes first. */
export function tooMany<Kept extends { document: KeptDocument }>(newestFirst: readonly Kept[]): Kept[] {
  let bytes = 0;
  const place = newestFirst.findIndex(({ document }, index) => {
    bytes += sizeOf(document);
    return index >= mostDocuments.count || bytes > mostDocuments.bytes;
  });
  return place < 0 ? [] : newestFirst.slice(place);
}

async function allKept() {
  const kept = await unsealAll(beginning);
  return kept
    .flatMap(({ name, value }) => {
      const read = v.safeParse(KeptDocumentSchema, value);
      return read.success ? [{ name, document: read.output }] : [];
    })
    .toSorted((one, other) => other.document.at.localeCompare(one.document.at));
}

/** Keeps a document that somebody has opened on their own phone; on any other, nothing. */
export async function keepDocument(opened: Omit<KeptDocument, 'at'>, now: Date): Promise<void> {
  const copy = await readCopy(now);
  if (copy?.userId !== opened.userId) return;
  const document = { ...opened, at: now.toISOString() };
  if (sizeOf(document) > mostDocuments.bytes) return;
  const isSame = (one: KeptDocument) => one.title === opened.title && one.policyNumber === opened.policyNumber;
  const name = beginning + newId();
  if (!(await sealBeside(name, document))) return;
  const others = (await allKept()).filter((one) => one.name !== name);
  const replaced = others.filter((one) => isSame(one.document));
  const left = [{ name, document }, ...others.filter((one) => !isSame(one.document))];
  for (const one of [...replaced, ...tooMany(left)]) await unkeep(one.name);
}

/** The documents of a copy, the one that was opened last first. */
export async function documentsOf({ userId, policyNumber }: KeptCopy): Promise<KeptDocument[]> {
  const kept = (await allKept()).map(({ document }) => document);
  return kept.filter((one) => one.userId === userId && one.policyNumber === policyNumber);
}
