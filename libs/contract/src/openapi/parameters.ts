import { type JsonSchema } from '@valibot/to-json-schema';
import { newRecord } from '../records/draft';
import { headerNames, serviceName } from '../headers';

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

const header = (name: string, description: string, schema: JsonSchema = { type: 'string' }): ApiParameter => {
  return { name, in: 'header', required: false, description, schema };
};

/** Headers that the portal sends with every request. The service answers without them too. */
export const headerParameters: Record<string, ApiParameter> = {
  requestId: header(headerNames.requestId, 'A fresh id for every request, a uuid; the answer and the log carry it.'),
  serviceName: header(headerNames.serviceName, 'Who calls.', { type: 'string', examples: [serviceName] }),
  userRole: header(headerNames.userRole, 'Noted, never believed: the token decides.', {
    type: 'string',
    enum: ['user', 'admin'],
  }),
  idempotencyKey: header(
    headerNames.idempotencyKey,
    'One intention behind a write, the same through every repeat: at most 255 printable characters without spaces.',
    { type: 'string', maxLength: 255 },
  ),
  traceParent: header(
    headerNames.traceParent,
    'The trace that the request belongs to, as W3C Trace Context writes it.',
  ),
};

/** The header in which another system signs its report. */
export const signatureParameter = (name: string): ApiParameter => ({
  ...header(name, 'The HMAC-SHA256 of the body as it was sent, in hexadecimal, with the secret that the two share.'),
  required: true,
});

/** What stands in a path, by its name between braces. */
const pathWords: Record<string, string> = {
  policyNumber: 'The number of the policy, 6 to 15 letters and digits.',
  policyId: 'The id of the policy, a uuid.',
  idNumber: 'The ID number of the main member, 13 digits: a customer’s own, or of a policy that is open to the caller.',
  productId: 'The plan to change to, by its id in the list of plans.',
  code: 'The code on the certificate, three groups of four letters and digits.',
  form: 'The kind of change that the form asks for.',
  recordId: `The record that the form is about; \`${newRecord}\` for an addition.`,
  documentId: 'The id of the document, a uuid.',
  claimantId: 'The id of whoever is paid, within the claim, a uuid.',
  representationId: 'What somebody sent against a decision, by its `id` in the claim.',
  uploadId: 'The id of the upload, a uuid.',
  part: 'The number of the part, counted from 0.',
  paymentId: 'The id of the payment, a uuid.',
  fileId: 'The id of the file, a uuid.',
  number: 'The number of the payment: `CL-7K3M-Q2XR-01`.',
  reference: 'The reference of the claim: `CL-7K3M-Q2XR`.',
};

/** What `{id}` stands for, by how the path begins. */
const idWords: readonly [string, string][] = [
  ['/approval-actions', 'The id of the change, a uuid.'],
  ['/notifications', 'The id of the message, a uuid.'],
  ['/staff/approval-actions', 'The id of the request, a uuid.'],
  ['/staff/unused-money', 'The id of the payment that buys nothing, a uuid.'],
  ['/staff/debit-exceptions', 'The id of the debit, a uuid.'],
  ['/staff/failed-messages', 'The id of the message, a uuid.'],
  ['/staff/death-reports', 'The id of the report, a uuid.'],
  ['/staff/claims', 'The id of the claim, a uuid.'],
  ['/staff/payouts', 'The id of the payment, a uuid.'],
];

const referenceOfReport = 'The reference of the report: `DR-7K3M-Q2XR`.';

function wordsOf(name: string, path: string): string | undefined {
  if (name === 'id') return idWords.find(([start]) => path.startsWith(start))?.[1];
  return name === 'reference' && path.startsWith('/death-reports') ? referenceOfReport : pathWords[name];
}

/** The parameters of a path. One that nobody has described is a mistake of ours. */
export function pathParameters(path: string): ApiParameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const description = wordsOf(name, path);
    if (!description) throw new Error(`Nobody said what {${name}} of ${path} is`);
    const special = path.startsWith('/add-policy') ? ` Staff write \`${newRecord}\` when there is no policy yet.` : '';
    return { name, in: 'path', required: true, description: description + special, schema: { type: 'string' } };
  });
}
