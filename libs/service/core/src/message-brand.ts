import { type OptionalArea, portalPaths } from '@portal/contract';
import { type MessageBrand } from '@portal/contract/words';

interface Installation {
  product: string;
  portalUrl: string;
  without?: readonly OptionalArea[];
}

/** Whose text messages are, and where they send somebody to who has to pay: without Pay@ to the page that says how. */
export const messageBrandOf = ({ product, portalUrl, without = [] }: Installation): MessageBrand => ({
  product,
  portalUrl,
  ...(without.includes('payat') && { payPath: portalPaths.payments() }),
});
