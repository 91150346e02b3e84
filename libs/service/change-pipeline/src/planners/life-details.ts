import { type ChildCircumstances, type PlainDate, provedForYearOf } from '@portal/domain';
import { type EntityRecord } from '../base/change';

/** What a form asks but no record keeps. */
const askedOnly = [
  'Documents',
  'Is_Alive_Declaration',
  'Guardian_Declaration',
  'otp',
  'cellNumberOtp',
  'Override_Reason',
  'id',
  'Version',
];

/** The fields of a body that belong to the record; what was not sent is not there. */
export const recordFields = (body: object): EntityRecord =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => !askedOnly.includes(name) && value !== undefined));

/** What a rule about documents asks of a body. */
export const documentsIn = (body: object): EntityRecord => ({ Documents: (body as EntityRecord)['Documents'] });

/** Nobody is asked to prove studies once the limit that they serve was overridden. */
export const unlessAgeOverridden = ({ Is_Student }: EntityRecord, ageOverridden: boolean): EntityRecord => ({
  Is_Student: Is_Student === true && !ageOverridden,
});

/** What decides until when a child is covered. */
export const circumstancesOf = (child: EntityRecord, isAgeOverridden: boolean): ChildCircumstances => ({
  isStudent: child['Is_Student'] === true,
  isDisabled: child['Is_Disabled'] === true,
  isAgeOverridden,
});

/** Proof of study that is sent with a student proves the studies of the year. */
export function provedStudies(child: EntityRecord, { Documents }: EntityRecord, today: PlainDate): EntityRecord {
  if (child['Is_Student'] !== true) return {};
  const documents = (Documents ?? []) as readonly { type?: string }[];
  const proved = provedForYearOf(today);
  const until = child['Proof_Of_Study_Until'];
  const isNewer = typeof until !== 'string' || until < proved;
  return isNewer && documents.some(({ type }) => type === 'PROOF_OF_STUDY') ? { Proof_Of_Study_Until: proved } : {};
}
