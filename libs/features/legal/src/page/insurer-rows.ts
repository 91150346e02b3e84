import { type DescriptionRow } from '@portal/ui-kit';
import { knownRows } from './known-rows';
import { type useLegalFacts } from './use-legal-facts';
import { waysToReach } from './ways-to-reach';

/** What a provider must say about itself, as far as it is known. */
export const insurerRows = (facts: ReturnType<typeof useLegalFacts>): DescriptionRow[] => [
  ...knownRows({
    Name: facts.insurerName,
    'FSP number': facts.fspNumber,
    'Registration number': facts.insurerRegistration,
    'Street address': facts.insurerAddress,
    'Postal address': facts.insurerPostalAddress,
  }),
  ...waysToReach({ email: facts.email, phone: facts.phone }),
  ...knownRows({
    'What we are licensed for': facts.insurerServices,
    'Indemnity cover': facts.insurerIndemnity,
    Compliance: facts.complianceName,
  }),
  ...waysToReach({ email: facts.complianceEmail, phone: facts.compliancePhone }, 'Compliance: '),
];
