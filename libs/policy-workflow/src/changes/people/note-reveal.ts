import { type Answer, sendWrite, writeMutation } from '@portal/api-client';
import { servicingAdditions, type Reveal } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';

/** Writes down that a member of staff looks at a whole number. */
export const noteReveal = (
  client: QueryClient,
  policyNumber: string | null,
  whose: Reveal,
): Promise<Answer<{ noted: true }>> =>
  sendWrite(client, writeMutation(servicingAdditions.noteReveal, { policyNumber }), whose);
