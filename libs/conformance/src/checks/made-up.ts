import { type Endpoint } from '@portal/contract';

/** What no backend has: asked for to hear how it is refused. */
export const unknownPolicy = 'CONFORM000000';
const unknownId = '00000000-0000-4000-8000-000000000000';

/** When a relative was born who is only asked about. */
export const aDay = '1980-05-14';

const others: Record<string, string> = { form: 'UPDATE_CHILD', recordId: unknownId, part: '0', code: 'AAAA-AAAA-AAAA' };

/** Values for every name in a path: this policy, and ids that belong to nothing. */
export const someParams = ({ path }: Endpoint, policyNumber: string): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name === 'policyNumber' ? policyNumber : (others[name] ?? unknownId),
    ]),
  );
