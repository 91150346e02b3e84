import { type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusal } from './answers';

/** The largest body anybody needs to send to a stand-in, in bytes. */
const largestBody = 16 * 1024;

export const smallBody = bodyLimit({
  maxSize: largestBody,
  onError: () => refusal(413, 'PAYLOAD_TOO_LARGE', 'The message is too large'),
});

/** The fields of a form as text; a file and a body that is no form give nothing. */
export async function formFields(c: Context): Promise<Record<string, string>> {
  const form = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(form).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
