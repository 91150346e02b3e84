/** An ID number in the source could belong to a living person. */
const luhnValid = (digits) =>
  [...digits].reverse().reduce((sum, digit, i) => {
    const doubled = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

/** Sequences 4990-4999 and 9990-9999 are the top of the gender ranges: not known to be given to anyone. */
const couldBelongToSomeone = (text) =>
  (text.match(/(?<!\d)\d{13}(?!\d)/g) ?? []).some(
    (digits) => luhnValid(digits) && !/^\d{6}[49]99\d/.test(digits) && /^\d{2}(0[1-9]|1[0-2])/.test(digits),
  );

/** What a file imports: named at its top, passed on, or loaded late. */
const onImport = (check) => ({
  ImportDeclaration: (node) => check(node, node.source.value),
  ExportNamedDeclaration: (node) => node.source && check(node, node.source.value),
  ExportAllDeclaration: (node) => check(node, node.source.value),
  ImportExpression: (node) => check(node, node.source.value),
});

const isTables = (node, source) =>
  source === '@portal/service-store' &&
  node.specifiers?.some(({ imported, local }) => (imported ?? local).name === 'schema');

/** Lint rules of this workspace. */
export const localRules = {
  'sql-in-the-store': {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        found:
          'Write the query in libs/service/store and give it a name: there it runs on both databases, and a table that changes ' +
          'has all its readers in one library.',
      },
    },
    create: (context) => ({
      ...onImport((node, source) => {
        if (/^(drizzle-orm|pg|@electric-sql)(\/|$)/.test(source) || isTables(node, source))
          context.report({ node, messageId: 'found' });
      }),
      'CallExpression[callee.property.name="execute"]': (node) => context.report({ node, messageId: 'found' }),
    }),
  },
  'testing-in-tests': {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        found:
          'What stands in `testing` makes up people, tokens and answers: only tests and stories may. What the product needs too ' +
          'moves out of `testing` and is exported by the library.',
      },
    },
    create: (context) =>
      onImport((node, source) => {
        if (/^(\.|@portal\/).*\/(testing|stories)(\/|$)/.test(source)) context.report({ node, messageId: 'found' });
      }),
  },
  'no-typed-id-number': {
    meta: {
      type: 'problem',
      schema: [],
      messages: { found: 'Build ID numbers with anIdNumber(): this one could belong to someone.' },
    },
    create: (context) => ({
      Literal(node) {
        if (typeof node.value === 'string' && couldBelongToSomeone(node.value))
          context.report({ node, messageId: 'found' });
      },
    }),
  },
};
