import { apiBase, type Endpoint, fillPath } from '@portal/contract';
import { canaries } from '../seeded-policies';
import { type RecordsOfOwner } from './records-of-owner';

const noUpload = '00000000-0000-4000-8000-000000000000';

/** Gives what makes the address of a call about a policy, with what the owner has in every other place. */
export const pathsTo =
  (ids: RecordsOfOwner) =>
  ({ path, method }: Endpoint, policyNumber: string) =>
    apiBase +
    fillPath(path, {
      policyNumber,
      policyId: ids.policy,
      idNumber: canaries.ownerIdNumber,
      productId: 'prd-fa-030',
      id: idIn(path, ids),
      code: 'AAAA-AAAA-AAAA',
      form: 'ADD_CHILD',
      recordId: 'new',
      documentId: ids.document,
      uploadId: method === 'DELETE' ? noUpload : ids.upload, // the others still ask for it
      part: '0',
      paymentId: ids.payment,
      reference: ids.claimReference,
      number: ids.payout,
      fileId: path.startsWith('/staff/death-reports') ? ids.deathReportFile : ids.claimFile,
      representationId: ids.claim, // nobody disagreed with it yet
      claimantId: ids.claim, // nobody on it is called so
    });

/** What `{id}` is, by how the path begins. */
function idIn(path: string, ids: RecordsOfOwner): string {
  if (path.startsWith('/notifications')) return ids.message;
  if (path.startsWith('/staff/claims')) return ids.claim;
  return path.startsWith('/staff/death-reports') ? ids.deathReport : ids.action;
}
