import { isFresh, isSigned } from '@portal/service-payments';
import type * as v from 'valibot';
import { jsonObject } from './read-body';
import { readInput } from './read-input';
import { Refusal } from './refusal';

interface Signed {
  raw: Uint8Array;
  signature: string | null;
  secret: string;
  now: Date;
}

/** Reads a report that another system signed just now. Not a word of it is read before the signature is right. */
export function readSigned<S extends v.GenericSchema<unknown, { sentAt: string }>>(
  schema: S,
  { raw, signature, secret, now }: Signed,
): v.InferOutput<S> {
  if (!isSigned(secret, raw, signature)) throw new Refusal('UNAUTHORIZED');
  const report = readInput(schema, jsonObject(raw)) as v.InferOutput<S>;
  if (!isFresh(report.sentAt, now)) throw new Refusal('UNAUTHORIZED');
  return report;
}
