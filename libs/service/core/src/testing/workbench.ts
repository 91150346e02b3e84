import { type ApprovalCase, type ApprovalQueue, type Change, type QueuedApproval } from '@portal/contract';
import { aPdf, anIdNumber } from '@portal/domain/testing';
import { type SomeStaff } from '@portal/service-identity/testing';
import { type Database } from '@portal/service-store';
import { aStaffService, dataOf } from './staff-service';
import { ownerPolicy, strangerPolicy } from './seeded-policies';
import { type Sent } from './world';

/** A daughter of eight; the sequence tells sisters apart. */
export const aDaughter = (sequence = 1) => ({
  Title: 'MISS',
  First_Name: `Naledi${'abcdefghij'[sequence]}`,
  Surname: 'Canary',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: '2018-03-03', sequence }),
  Date_Of_Birth: '2018-03-03',
  Gender: 'FEMALE',
  Relationship: 'STEPCHILD',
  Guardian_Declaration: true,
});

const aDocument = (type: string, actionId: string) => ({
  base64File: btoa(aPdf()),
  fileName: 'document.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
  type,
  actionId,
});

/** Staff who decide on what customers ask for, and customers who ask. */
export async function aWorkbench(database: Database) {
  const staffService = await aStaffService(database);
  const tokens = new Map<string, { token: string; until: number }>();
  /** A token of theirs; they sign in when the last one has run out. */
  const tokenOf = async (policyNumber: string): Promise<string> => {
    const now = staffService.clock.now().getTime();
    const known = tokens.get(policyNumber);
    if (known && known.until > now) return known.token;
    const { accessToken: token } = await staffService.signIn(policyNumber);
    tokens.set(policyNumber, { token, until: now + 9 * 60_000 });
    return token;
  };
  const customer = async (method: string, path: string, body?: unknown, policyNumber = ownerPolicy): Promise<Sent> => {
    const token = await tokenOf(policyNumber);
    return staffService.send(method, `/api/v1${path}`, { token, ...(body !== undefined && { body }) });
  };
  const idOf = (sent: Sent): string => {
    const { action } = dataOf<Change>(sent);
    if (!action) throw new Error('The change does not wait');
    return action.id;
  };

  /** The owner asks for a child; with its document unless told otherwise. */
  const askForChild = async (sequence = 1, hasDocument = true): Promise<string> => {
    const id = idOf(await customer('POST', `/add-child/${ownerPolicy}`, aDaughter(sequence)));
    if (hasDocument) dataOf(await sendDocument(id));
    return id;
  };
  /** The stranger corrects a name. */
  const askForName = async (): Promise<string> =>
    idOf(await customer('PUT', `/update-main-member/${strangerPolicy}`, { Surname: 'Elsewhere' }, strangerPolicy));
  const sendDocument = (actionId: string, type = 'BIRTH_CERTIFICATE') =>
    customer('POST', `/policies/${ownerPolicy}/documents`, aDocument(type, actionId));

  const act = (staff: SomeStaff, id: string, what: string, body?: unknown) =>
    staffService.as(staff)('POST', `/staff/approval-actions/${id}/${what}`, body);
  const take = (staff: SomeStaff, id: string) => act(staff, id, 'take');
  const caseOf = async (staff: SomeStaff, id: string) =>
    dataOf<ApprovalCase>(await staffService.as(staff)('GET', `/staff/approval-actions/${id}`));
  const queue = async (staff: SomeStaff, query = '') =>
    dataOf<ApprovalQueue>(await staffService.as(staff)('GET', `/staff/approval-actions${query}`));
  const queued = async (staff: SomeStaff, id: string, query = '?view=all'): Promise<QueuedApproval> => {
    const row = (await queue(staff, query)).data.find((one) => one.id === id);
    if (!row) throw new Error('The request is not in the queue');
    return row;
  };
  const decide = (staff: SomeStaff, id: string, decision: object, policyNumber = ownerPolicy) =>
    staffService.as(staff)('PUT', `/approval-actions/${policyNumber}/${id}`, decision);

  return {
    ...staffService,
    customer,
    idOf,
    askForChild,
    askForName,
    sendDocument,
    act,
    take,
    caseOf,
    queue,
    queued,
    decide,
  };
}
export type Workbench = Awaited<ReturnType<typeof aWorkbench>>;
