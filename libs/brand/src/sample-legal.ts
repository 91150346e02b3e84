import { type LegalFacts } from './legal-facts.ts';

/** The made-up insurer of the house brand, for demo, stories and tests. Never shown to real people: production has no sample. */
export const sampleLegal: Partial<LegalFacts> = {
  insurerName: 'Ubuntu Sample Life Limited',
  fspNumber: '99999',
  insurerRegistration: '1999/099999/06',
  insurerAddress: '1 Sample Street, Johannesburg, 2001',
  insurerPostalAddress: 'PO Box 999, Johannesburg, 2000',
  insurerServices: 'Funeral and life insurance: we give advice on it and we sell it.',
  insurerIndemnity: 'We hold professional indemnity insurance.',
  complianceName: 'Compliance department',
  complianceEmail: 'compliance@example.co.za',
  compliancePhone: '086 000 7580',
  informationOfficer: 'The Information Officer',
  informationOfficerEmail: 'privacy@example.co.za',
  paiaManualLink: 'https://example.co.za/paia-manual.pdf',
  nfoPhone: '0860 800 900',
  informationRegulatorEmail: 'POPIAComplaints@inforegulator.org.za',
  informationRegulatorLink: 'https://inforegulator.org.za',
  fscaPhone: '0800 20 37 22',
};
