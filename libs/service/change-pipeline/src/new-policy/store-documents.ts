import { type DocumentUpload } from '@portal/contract';
import { type ActionType, ageOn, documentsFor, type PlainDate } from '@portal/domain';
import { type StoredAction } from '@portal/service-store';
import { type Step } from '../base/done';
import { storeUploads } from '../apply/store-uploads';
import { documentList } from '../submit/pending-action';
import { type Application } from './application';

/** Somebody whose joining needs documents. */
interface Joining {
  action: ActionType;
  person: { Date_Of_Birth: PlainDate; Documents: readonly DocumentUpload[] };
}

const joining = ({ Spouse, Children, ExtendedMembers }: Application): Joining[] => [
  ...(Spouse ? [{ action: 'ADD_SPOUSE' as const, person: Spouse }] : []),
  ...Children.map((person) => ({ action: 'ADD_CHILD' as const, person })),
  ...ExtendedMembers.map((person) => ({ action: 'ADD_EXTENDED_MEMBER' as const, person })),
];

/** Keeps the documents sent with each person, and lists what that person's joining asks for beside what came. */
export async function storeDocuments(
  step: Omit<Step, 'uploads'>,
  application: Application,
  actionId: string,
): Promise<StoredAction['documents']> {
  const listed: StoredAction['documents'] = [];
  for (const { action, person } of joining(application)) {
    const kept = await storeUploads({ ...step, uploads: person.Documents }, actionId);
    const requests = documentsFor(action, { ...person, age: ageOn(person.Date_Of_Birth, step.context.today) });
    listed.push(...documentList(requests, kept, step.context.uuid));
  }
  return listed;
}
