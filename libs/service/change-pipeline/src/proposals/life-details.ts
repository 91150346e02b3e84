import { type EntityRecord } from '../change';

/** What a form asks but no record keeps. */
const askedOnly = [
  'Documents',
  'Is_Alive_Declaration',
  'Guardian_Declaration',
  'otp',
  'cellNumberOtp',
  'id',
  'Version',
];

/** The fields of a body that belong to the record; what was not sent is not there. */
export const recordFields = (body: object): EntityRecord =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => !askedOnly.includes(name) && value !== undefined));
