import { type Context } from 'hono';
import type * as v from 'valibot';
import { safeParse } from 'valibot';
import { refusal } from '../http/answers';
import { isFresh } from './sent-at';
import { isSigned } from './signature';

interface Options {
  /** The header that carries the signature. */
  header: string;
  secret: string;
  now: () => Date;
}
type Signed = { sentAt: string };
type Read<T> = { message: T } | { refused: Response };

/** Reads what a partner signed: who wrote it is known first, then what it says, then whether it is fresh. */
export function signedCalls({ header, secret, now }: Options) {
  const read = <T extends Signed>(
    c: Context,
    signedText: string | Uint8Array,
    content: () => unknown,
    schema: v.GenericSchema<unknown, T>,
  ): Read<T> => {
    if (!isSigned(secret, signedText, c.req.header(header))) {
      return { refused: refusal(401, 'UNAUTHORIZED', 'The signature is missing or wrong') };
    }
    const message = safeParse(schema, content());
    if (!message.success) return { refused: refusal(400, 'BAD_REQUEST', message.issues[0].message) };
    if (!isFresh(message.output.sentAt, now())) {
      return { refused: refusal(401, 'UNAUTHORIZED', 'sentAt is more than five minutes from now') };
    }
    return { message: message.output };
  };

  return {
    /** A body, signed byte for byte. */
    async body<T extends Signed>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<Read<T>> {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return read(c, bytes, () => fromJson(bytes), schema);
    },

    /** An address, signed from the path to the end of the query string. */
    query<T extends Signed>(c: Context, schema: v.GenericSchema<unknown, T>): Read<T> {
      const address = new URL(c.req.url);
      return read(c, address.pathname + address.search, () => Object.fromEntries(address.searchParams), schema);
    },
  };
}

function fromJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
