import { type LegalFact, legalFactNames, legalFactProblem, type LegalFacts } from '@portal/brand';
import { type Environment } from './environment';

/** `INSURER_NAME` for `insurerName`: the environment variable of a fact. */
const settingOf = (fact: LegalFact): string => fact.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();

/** The facts that the environment holds, and what is wrong with them, a sentence a setting. */
export function readLegalSettings(given: Environment): { legal: Partial<LegalFacts>; problems: string[] } {
  const told = legalFactNames.flatMap((fact) => {
    const value = given[settingOf(fact)];
    return value === undefined ? [] : [{ fact, value, problem: legalFactProblem(fact, value) }];
  });
  return {
    legal: Object.fromEntries(told.map(({ fact, value }) => [fact, value])),
    problems: told.flatMap(({ fact, problem }) => (problem === null ? [] : [`${settingOf(fact)} ${problem}`])),
  };
}
