// How the example of a call in the API document comes about, and what it is.
import { exampleOf, note } from './asked.mjs';

const customer = 'family-active';
/** The policy that other examples of staff have opened before. */
const serviced = 'in-grace';

/** The call comes last of all: one in between would give those after it other ids and times. */
export function exampleFiles(call) {
  const { name, file, kind, staff, hasBody, params, isForCustomers, isAboutPolicy } = call;
  const given = params.map((param) => `${param}: '${exampleOf(param)}'`);
  const body = hasBody ? [`body: { note: '${note}' }`] : [];
  const named = given.length > 0 ? [`params: { ${given.join(', ')} }`] : [];
  const more = [...named, ...body].join(', ');
  const about = isForCustomers
    ? isAboutPolicy
      ? `() => about(policyOf('${customer}')${more ? `, { ${more} }` : ''})`
      : `() => ({ ${[`by: policyOf('${customer}')`, ...named, ...body].join(', ')} })`
    : `() => ({ ${[`by: ${staff}`, ...named, ...body].join(', ')} })`;
  const servicing = `async (service) => {
    await service.dataOf('openPolicy', { ...(await servicingCalls.openPolicy(service)), by: ${staff} });
    const params = { ${[`policyNumber: policyOf('${serviced}')`, ...given].join(', ')} };
    return { ${[`by: ${staff}`, 'params', ...body].join(', ')} };
  }`;
  const isServicing = kind === 'servicing';
  const fromCustomers = [
    ...(isForCustomers && isAboutPolicy ? ['about'] : []),
    'type Example',
    ...(isForCustomers || isServicing ? ['policyOf'] : []),
  ];
  return {
    [`libs/scenarios/src/testing/examples/${file}-calls.ts`]: `${isForCustomers ? '' : `import { ${staff} } from '@portal/service-identity/testing';\n`}import { ${fromCustomers.join(', ')} } from './customer-calls';
${isServicing ? "import { servicingCalls } from './staff-calls';\n" : ''}
/** A call that came after the others: it is made last, so that their examples stay. */
export const ${name}Calls = {
  ${name}: ${isServicing ? servicing : about},
} satisfies Record<string, Example>;
`,
  };
}

/** The entry of the document, as `npm run api:examples` writes it. `numberOf` knows a scenario's policy. */
export function recordedExample({ kind, hasBody, params, isAboutPolicy }, numberOf) {
  const policyNumber = numberOf(kind === 'servicing' ? serviced : customer);
  const named = Object.fromEntries(params.map((param) => [param, exampleOf(param)]));
  const path = isAboutPolicy ? { policyNumber, ...named } : named;
  const message = 'Write a note';
  return {
    ...(Object.keys(path).length > 0 && { params: path }),
    ...(hasBody && { body: { note } }),
    data: { ...(isAboutPolicy ? { policyNumber } : { date: '2026-11-20' }), ...(hasBody && { note }) },
    ...(hasBody && {
      refused: { success: false, status: 422, message, code: 'VALIDATION_ERROR', errors: [{ field: 'note', message }] },
    }),
  };
}
