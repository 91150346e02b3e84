import { type LegalFact, legalFactNames, legalFactProblem, legalFacts, type LegalFacts } from '@portal/brand';

/**
 * The `legal` part of `/config.json`. What is missing or cannot be shown takes its usual value, else it is empty.
 * Apart from `PortalConfigSchema`, so that only the pages that show it carry it.
 */
export function readLegalConfig(legal: unknown): LegalFacts {
  const given: Record<string, unknown> = typeof legal === 'object' && legal !== null ? { ...legal } : {};
  return Object.fromEntries(legalFactNames.map((fact) => [fact, valueOf(fact, given[fact])])) as LegalFacts;
}

function valueOf(fact: LegalFact, given: unknown): string {
  if (typeof given === 'string' && legalFactProblem(fact, given) === null) return given;
  const row = legalFacts[fact];
  return 'usual' in row ? row.usual : '';
}
