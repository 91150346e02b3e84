import { type Edition } from '../page/edition';

export const complaintsEdition: Edition = { version: '1.0', from: '2026-11-01' };
