// The files of a call in the contract: its records and its row.

const input = ({ schema }) => `
/** What is sent. */
export const ${schema}InputSchema = written({
  /** What is to be said, 5 to 500 characters. */
  note: remark({ required: 'Write a note', min: 5, max: 500, what: 'The note' }),
});
`;

const entries = ({ isAboutPolicy, hasBody }) =>
  `${
    isAboutPolicy
      ? `  /** The number of the policy. */
  policyNumber: text,`
      : `  /** The day on which it was asked. */
  date: day,`
  }${
    hasBody
      ? `
  /** What was said, as it was read. */
  note: text,`
      : ''
  }`;

function recordFile(call) {
  const plain = [call.isAboutPolicy ? null : 'day', call.isAboutPolicy || call.hasBody ? 'text' : null].filter(Boolean);
  return `import * as v from 'valibot';
import { ${plain.join(', ')} } from '../fields/plain';
${
  call.hasBody
    ? `import { remark } from '../fields/remark';
import { written } from '../fields/written';
`
    : ''
}${call.hasBody ? input(call) : ''}
/** What is answered. */
export const ${call.schema}Schema = v.object({
${entries(call)}
});
`;
}

function rowFile({ name, file, route, schema, hasBody, permission, words, method, isAboutPolicy, kind, roles }) {
  const schemas = [`${schema}Schema`, ...(hasBody ? [`${schema}InputSchema`] : [])];
  // That the policy has to be open follows from a row for consultants; one for administrators alone says so.
  const errors = kind === 'servicing' && !roles.includes('consultant') ? `\n    errors: ['POLICY_NOT_OPENED'],` : '';
  const said = method === 'GET' ? `The ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
  const summary = `${said} of ${isAboutPolicy ? 'a policy' : 'whoever asks'}`;
  return `import { ${permission === null ? 'customersOnly, ' : ''}endpoint } from '../endpoint';
import { ${schemas.sort().join(', ')} } from '../records/${file}';

/** What these calls are about. An addition. */
export const ${name}Additions = {
  ${name}: endpoint('${route}', {
    summary: '${summary}',
    ${permission === null ? 'callers: customersOnly' : `permission: '${permission}'`},
    ${hasBody ? `body: ${schema}InputSchema,\n    ` : ''}reply: ${schema}Schema,${errors}
    isAddition: true,
  }),
};
`;
}

export const contractFiles = (call) => ({
  [`libs/contract/src/records/${call.file}.ts`]: recordFile(call),
  [`libs/contract/src/endpoints/${call.file}.ts`]: rowFile(call),
});
