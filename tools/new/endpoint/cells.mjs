// The row of a call in the table of access (libs/service/core/src/access-matrix).

/** What becomes of each caller, in the order of the table's `callers`, by who may make the call and nothing else. */
export function cellsOf({ roles, isAboutPolicy, kind }) {
  const may = (role) => (roles.includes(role) ? 'in' : '403');
  const stranger = roles.includes('customer') && isAboutPolicy ? '404' : may('customer');
  const unopened = isAboutPolicy && roles.includes('consultant') ? 'not opened' : may('consultant');
  const staff = [may('consultant'), may('portalAdmin')];
  return [
    '401',
    '401',
    stranger,
    may('customer'),
    ...staff,
    '401',
    'no group',
    kind === 'staff' ? may('consultant') : unopened,
    // Whoever signed in to a claim, for themselves or for others, may make the calls of claims alone.
    ...['403', '403', '403', '403'],
  ];
}
