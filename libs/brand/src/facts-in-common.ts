import { type BrandFile } from './brand-file.ts';
import { houseId } from './house.ts';
import { type LegalFact } from './legal-facts.ts';
import { sampleLegal } from './sample-legal.ts';

/** Whose brand it is, and how that insurer is reached. */
export type BrandFacts = Pick<BrandFile, 'id' | 'productName' | 'contact' | 'legal'>;

/** What belongs to one insurer alone: with that of another, a policyholder would complain to, or call, somebody else. */
const ownFacts = [
  'insurerName',
  'fspNumber',
  'insurerRegistration',
  'complianceEmail',
  'informationOfficerEmail',
  'paiaManualLink',
] as const satisfies readonly LegalFact[];

/** A fact as two people who mean the same may write it. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^0/, '27');

/** The facts of a brand by the place in its file that says them. The house brand shows those of the demo's insurer. */
function factsOf({ id, productName, contact, legal }: BrandFacts): Map<string, string> {
  const shown = id === houseId ? { ...sampleLegal, ...legal } : legal;
  return new Map(
    Object.entries({
      productName,
      'contact.email': contact.email,
      ...Object.fromEntries(ownFacts.map((fact) => [`legal.${fact}`, shown[fact]])),
    }).flatMap(([name, value]) => (value ? [[name, plain(value)] as const] : [])),
  );
}

function phonesOf({ id, contact, legal }: BrandFacts): Map<string, string> {
  const compliance = id === houseId ? sampleLegal.compliancePhone : legal.compliancePhone;
  return new Map(
    Object.entries({
      'contact.phone': contact.phone,
      'contact.chatNumber': contact.chatNumber,
      'legal.compliancePhone': compliance,
    }).flatMap(([name, value]) => (value ? [[name, digits(value)] as const] : [])),
  );
}

/**
 * The facts of one brand that another has too, by their places in `brand.json`. Words count as the same in capitals or not; a phone number
 * counts as the same however it is written, and whatever it is for.
 */
export function factsInCommon(one: BrandFacts, other: BrandFacts): string[] {
  const theirs = factsOf(other);
  const theirPhones = new Set(phonesOf(other).values());
  return [
    ...[...factsOf(one)].filter(([name, value]) => theirs.get(name) === value),
    ...[...phonesOf(one)].filter(([, phone]) => theirPhones.has(phone)),
  ].map(([name]) => name);
}
