import { codeList, type CodeOf } from './code-list';

/** The record that a change is about. Source: docs/domain/records.md#r9-19. */
export const entityTypes = codeList({
  MAIN_MEMBER: 'Main member',
  SPOUSE: 'Spouse',
  CHILD: 'Child',
  EXTENDED_MEMBER: 'Extended member',
  BENEFICIARY: 'Beneficiary',
  BANKING_DETAILS: 'Banking details',
  PAYMENT_METHOD: 'Payment method',
  PRODUCT: 'Plan',
  SUPPLEMENTARY_BENEFIT: 'Supplementary benefit',
  POLICY: 'Policy',
});
export type EntityType = CodeOf<typeof entityTypes>;

/** Who must decide on a change. */
export const approverTypes = codeList({
  CUSTOMER: 'Customer',
  STAFF: 'Staff',
  SECOND_STAFF: 'Second staff member',
});
export type ApproverType = CodeOf<typeof approverTypes>;
