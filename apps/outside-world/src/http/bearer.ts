import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header carries exactly this secret, in a time that tells nothing about it. */
export const hasBearer = (header: string | undefined, secret: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));
