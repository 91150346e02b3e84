import * as v from 'valibot';
import { type LegalFact, legalFactNames, legalFactProblem } from './legal-facts.ts';

const entryOf = (fact: LegalFact) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (value) => legalFactProblem(fact, value) === null,
        ({ input }) => legalFactProblem(fact, input) ?? '',
      ),
    ),
  );

/** Some of the facts, each checked. A fact that is not known is refused. */
export const LegalFactsSchema = v.strictObject(
  Object.fromEntries(legalFactNames.map((fact) => [fact, entryOf(fact)])) as Record<
    LegalFact,
    ReturnType<typeof entryOf>
  >,
);
