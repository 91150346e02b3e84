/** Lint rules of this workspace. An ID number in the source could belong to a living person. */
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

export const localRules = {
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
