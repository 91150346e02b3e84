import { readLegalConfig } from '@portal/contract';
import { usePortalConfig } from '@portal/policy-workflow';

/** What the configuration says about the insurer and those who hear complaints, and how to reach us. Empty is not known. */
export function useLegalFacts() {
  const { brand, contact, legal } = usePortalConfig();
  return { ...readLegalConfig(legal), ...contact, licenceLine: brand.licenceLine, productName: brand.productName };
}
