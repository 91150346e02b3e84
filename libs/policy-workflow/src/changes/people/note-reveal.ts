import { type Answer, type Api } from '@portal/api-client';
import { deskAdditions, type Reveal } from '@portal/contract';

/** Writes down that a member of staff looks at a whole number. */
export const noteReveal = (api: Api, policyNumber: string, whose: Reveal): Promise<Answer<{ noted: true }>> =>
  api.call(deskAdditions.noteReveal, { policyNumber }, whose);
