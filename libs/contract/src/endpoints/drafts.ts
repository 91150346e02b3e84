import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { AllowedActionSchema } from '../records/allowed-action';
import { DraftDeletedSchema, DraftInputSchema, DraftSchema } from '../records/draft';

const isAddition = true;

/** What comes before a change: whether it may be asked for, and what was typed so far. */
export const draftAdditions = {
  allowedActions: endpoint('GET /allowed-actions/{policyNumber}', {
    summary: 'What the caller may change on a policy now, and if not why',
    permission: 'see policies',
    reply: v.array(AllowedActionSchema),
    isAddition,
  }),
  drafts: endpoint('GET /drafts/{policyNumber}', {
    summary: 'Forms of a policy that the customer left half filled in, newest first',
    permission: 'keep drafts',
    reply: v.array(DraftSchema),
    isAddition,
  }),
  saveDraft: endpoint('PUT /drafts/{policyNumber}/{form}/{recordId}', {
    summary: 'Keep what is typed so far in a form, in the place of what was kept before',
    permission: 'keep drafts',
    body: DraftInputSchema,
    reply: DraftSchema,
    isAddition,
  }),
  deleteDraft: endpoint('DELETE /drafts/{policyNumber}/{form}/{recordId}', {
    summary: 'Discard what was typed',
    permission: 'keep drafts',
    reply: DraftDeletedSchema,
    isAddition,
  }),
};
