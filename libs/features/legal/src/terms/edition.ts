import { type Edition } from '../page/edition';

/** Another wording of any chapter is another version, with the day from which it holds. */
export const termsEdition: Edition = { version: '1.0', from: '2026-11-01' };
