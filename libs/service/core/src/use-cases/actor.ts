import { fullName } from '@portal/domain';
import { type Actor } from '@portal/service-change-pipeline';
import { type CustomerCaller } from '../call/use-case';
import { type AskedPolicy } from '@portal/service-store';

/** The caller as the pipeline knows people. A customer has the name of the policy's main member. */
export const actorOf = ({ customer }: CustomerCaller, { record }: Pick<AskedPolicy, 'record'>): Actor => ({
  kind: 'customer',
  id: customer.id,
  name: fullName(record.MainMember),
});
