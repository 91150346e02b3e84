import { endpoint } from '../endpoint';
import { AddPolicySchema, addPolicyInput } from '../records/add-policy';
import { ChangeSchema } from '../records/change';

/** New policies: apart from the calls that read one, because every screen has those. */
export const applicationEndpoints = {
  addPolicy: endpoint('POST /add-policy/{policyNumber}', {
    summary: 'Apply for a new policy; the path names the selected policy, or new when there is none',
    permission: 'make changes',
    body: AddPolicySchema,
    bodyOn: addPolicyInput,
    reply: ChangeSchema,
    errors: ['APPLICATION_EXISTS', 'INVALID_OTP', 'PAYLOAD_TOO_LARGE'],
    takesFiles: true,
  }),
};
