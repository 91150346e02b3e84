import { LegalDocument } from '../page/legal-document';
import { termsChapters } from './chapters';
import { termsEdition } from './edition';

/** What holds between the insurer and whoever uses the portal. */
function TermsScreen() {
  return <LegalDocument title="Terms and conditions" edition={termsEdition} chapters={termsChapters} />;
}
export { TermsScreen as Component };
