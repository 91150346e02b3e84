import { type ClaimLetter } from '@portal/contract';
import { type DocumentContent, type DocumentSection } from '../content';
import { aboutClaim, type NamedClaim } from '../shared/about-claim';
import { type Issuer } from '../shared/issuer';

/** The letter of a refusal, in the order of its parts. `issuedAt`: the moment of the decision, so that it is the same whenever it is asked for. */
export function claimLetterContent(
  claim: NamedClaim,
  letter: Pick<ClaimLetter, 'parts'>,
  issuer: Issuer,
  { to, issuedAt }: { to: string; issuedAt: Date },
): DocumentContent {
  return {
    ...aboutClaim({ claim, issuer, title: 'Our decision on the claim', name: to, issuedAt }),
    sections: letterSections(letter),
  };
}

/** A part without a heading belongs to what stands above it; the first says what was decided. Source: docs/domain/claims.md#c7-3. */
export function letterSections({ parts }: Pick<ClaimLetter, 'parts'>): DocumentSection[] {
  const sections: { heading: string; parts: { kind: 'text'; text: string }[] }[] = [];
  for (const { heading, paragraphs } of parts) {
    const texts = paragraphs.map((text) => ({ kind: 'text', text }) as const);
    const above = sections.at(-1);
    if (heading === null && above) above.parts.push(...texts);
    else sections.push({ heading: heading ?? 'What we decided', parts: texts });
  }
  return sections;
}
