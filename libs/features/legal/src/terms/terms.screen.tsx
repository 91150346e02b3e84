import { editions } from '../page/edition';
import { LegalDocument } from '../page/legal-document';
import { termsChapters } from './chapters';

/** What holds between the insurer and whoever uses the portal. */
function TermsScreen() {
  return <LegalDocument title="Terms and conditions" edition={editions.terms} chapters={termsChapters} />;
}
export { TermsScreen as Component };
