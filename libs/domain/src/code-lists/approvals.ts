import { type CodeList, type CodeOf, type Tone } from './code-list';

/** What became of a change that needed approval. Source: docs/domain/changes.md#r7-4. */
export const approvalStatuses = [
  { code: 'PENDING', label: 'Awaiting approval', tone: 'amber' },
  { code: 'APPROVED', label: 'Approved', tone: 'blue' },
  { code: 'APPLIED', label: 'Completed', tone: 'green' },
  { code: 'DECLINED', label: 'Declined', tone: 'red' },
  { code: 'CANCELLED', label: 'Cancelled', tone: 'grey' },
  { code: 'EXPIRED', label: 'Expired', tone: 'grey' },
  { code: 'SUPERSEDED', label: 'Replaced', tone: 'grey' },
  { code: 'FAILED', label: 'Could not be applied', tone: 'red' },
] as const satisfies readonly (CodeList[number] & { tone: Tone })[];
export type ApprovalStatus = CodeOf<typeof approvalStatuses>;

/** The record that a change is about. Source: docs/domain/records.md#r9-19. */
export const entityTypes = [
  { code: 'MAIN_MEMBER', label: 'Main member' },
  { code: 'SPOUSE', label: 'Spouse' },
  { code: 'CHILD', label: 'Child' },
  { code: 'EXTENDED_MEMBER', label: 'Extended member' },
  { code: 'BENEFICIARY', label: 'Beneficiary' },
  { code: 'BANKING_DETAILS', label: 'Banking details' },
  { code: 'PAYMENT_METHOD', label: 'Payment method' },
  { code: 'PRODUCT', label: 'Plan' },
  { code: 'SUPPLEMENTARY_BENEFIT', label: 'Supplementary benefit' },
  { code: 'POLICY', label: 'Policy' },
] as const satisfies CodeList;
export type EntityType = CodeOf<typeof entityTypes>;

/** Who must decide on a change. */
export const approverTypes = [
  { code: 'CUSTOMER', label: 'Customer' },
  { code: 'STAFF', label: 'Staff' },
  { code: 'SECOND_STAFF', label: 'Second staff member' },
] as const satisfies CodeList;
export type ApproverType = CodeOf<typeof approverTypes>;
