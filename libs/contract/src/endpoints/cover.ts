import { endpoint } from '../endpoint';
import { CoverQuerySchema, CoverSchema } from '../records/cover';

/** Who is covered: today, on a day in the past, on a day to come. Additions. */
export const coverAdditions = {
  cover: endpoint('GET /policies/{policyNumber}/cover', {
    summary: 'Who is covered on a day, for what, and what changes next',
    permission: 'see policies',
    query: CoverQuerySchema,
    reply: CoverSchema,
    isAddition: true,
  }),
};
