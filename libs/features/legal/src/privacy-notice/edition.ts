import { type Edition } from '../page/edition';

export const privacyEdition: Edition = { version: '1.0', from: '2026-11-01' };
