/** What each fact must look like, and how that is said. */
const kinds = {
  words: { form: /\S/, says: 'is empty' },
  digits: { form: /^\d{1,6}$/, says: 'must be one to six digits' },
  email: { form: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, says: 'must be an e-mail address' },
  phone: { form: /^[+\d][\d ()-]{5,18}$/, says: 'must be a phone number' },
  link: { form: /^https?:\/\/[^\s/]+\S*$/, says: 'must be an address that starts with http:// or https://' },
} as const;

type Kind = keyof typeof kinds;

/**
 * Who the insurer is before the law, and who hears complaints about it. One row a fact; what is empty is not shown.
 * A row with a usual value is certain enough to stand without anybody confirming it. The others were found printed differently, have
 * changed, or belong to the insurer. Source: docs/domain/conduct.md#r8-5.
 */
export const legalFacts = {
  insurerName: { kind: 'words' },
  fspNumber: { kind: 'digits' },
  insurerRegistration: { kind: 'words' },
  insurerAddress: { kind: 'words' },
  insurerPostalAddress: { kind: 'words' },
  insurerServices: { kind: 'words' },
  insurerIndemnity: { kind: 'words' },
  complianceName: { kind: 'words' },
  complianceEmail: { kind: 'email' },
  compliancePhone: { kind: 'phone' },
  informationOfficer: { kind: 'words' },
  informationOfficerEmail: { kind: 'email' },
  paiaManualLink: { kind: 'link' },
  nfoLink: { kind: 'link', usual: 'https://www.nfosa.co.za' },
  nfoEmail: { kind: 'email', usual: 'info@nfosa.co.za' },
  nfoWhatsapp: { kind: 'phone', usual: '066 473 0157' },
  nfoPhone: { kind: 'phone' },
  faisOmbudEmail: { kind: 'email', usual: 'info@faisombud.co.za' },
  faisOmbudPhone: { kind: 'phone', usual: '012 762 5000' },
  informationRegulatorEmail: { kind: 'email' },
  informationRegulatorLink: { kind: 'link' },
  fscaPhone: { kind: 'phone' },
} as const satisfies Record<string, { kind: Kind; usual?: string }>;

export type LegalFact = keyof typeof legalFacts;
/** Every fact; an empty text for what nobody has said. */
export type LegalFacts = Readonly<Record<LegalFact, string>>;

export const legalFactNames = /* @__PURE__ */ Object.keys(legalFacts) as LegalFact[];

/** What is wrong with a fact, to be read after its name; null when it can be shown. */
export function legalFactProblem(fact: LegalFact, value: string): string | null {
  const { form, says } = kinds[legalFacts[fact].kind];
  return form.test(value) ? null : says;
}

/**
 * The sentence of the licence, which stands on every page; empty while name or number are not known. Source: docs/domain/conduct.md#r8-5.
 */
export const licenceSentence = ({ insurerName, fspNumber }: { [Fact in LegalFact]?: string | undefined }): string =>
  insurerName && fspNumber
    ? `${insurerName} is a licensed life insurer and an authorised financial services provider (FSP ${fspNumber}).`
    : '';
