import { customersOnly, endpoint } from '../endpoint';
import { ConfirmDetailsSchema, ConfirmedSchema } from '../records/confirmation';

/** Once a year the policyholder says that everything is still right. An addition. */
export const confirmationAdditions = {
  confirmDetails: endpoint('POST /policies/{policyNumber}/confirmation', {
    summary: 'Say that everything on the policy is right, as it was read; a second time on a day changes nothing',
    callers: customersOnly,
    body: ConfirmDetailsSchema,
    reply: ConfirmedSchema,
    errors: ['STALE_VERSION', 'INVALID_STATUS'],
    isAddition: true,
  }),
};
