import { headerNames } from '@portal/contract';

const longest = 255;

/** The key of a write (docs/reliability.md#constants). One that is empty, too long or not plain text counts as none. */
export function idempotencyKeyOf(headers: Headers): string | null {
  const key = headers.get(headerNames.idempotencyKey)?.trim() ?? '';
  return key !== '' && key.length <= longest && /^[\x21-\x7e]+$/.test(key) ? key : null;
}
