import { legalFactNames } from '@portal/brand';
import { PortalConfigSchema } from '@portal/contract';
import { portalConfigAtom } from '@portal/policy-workflow';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';

/** A screen with another configuration than the portal around it. */
export function Configured({ config, children }: { config: unknown; children: ReactNode }) {
  const [store] = useState(() => {
    const own = createStore();
    own.set(portalConfigAtom, v.parse(PortalConfigSchema, config));
    return own;
  });
  return <Provider store={store}>{children}</Provider>;
}

const insurerName =
  'The Mutual Burial Society and Life Assurance Company of the Witwatersrand and Surrounding Districts Limited';
const link =
  'https://www.the-mutual-burial-society-of-the-witwatersrand.example/documents/manuals/paia-manual-2026.pdf';
const email = 'information-officer-and-deputies@the-mutual-burial-society-of-the-witwatersrand.example';

/** Names, addresses and links as long as they come. */
export const longConfig = {
  brand: {
    licenceLine: `${insurerName} is a licensed life insurer and an authorised financial services provider (FSP 999999).`,
  },
  contact: { email },
  legal: {
    ...Object.fromEntries(legalFactNames.map((fact) => [fact, insurerName])),
    fspNumber: '999999',
    insurerRegistration: '1923/000099/06',
    insurerAddress:
      '17th Floor, The Old Mutual Assurance Building, 99 Commissioner Street, Marshalltown, Johannesburg, 2001',
    complianceEmail: email,
    informationOfficerEmail: email,
    nfoEmail: email,
    informationRegulatorEmail: email,
    faisOmbudEmail: email,
    paiaManualLink: link,
    nfoLink: link,
    informationRegulatorLink: link,
    compliancePhone: '+27 86 000 7580',
    nfoPhone: '+27 860 800 900',
    nfoWhatsapp: '066 473 0157',
    faisOmbudPhone: '012 762 5000',
    fscaPhone: '0800 20 37 22',
  },
};

/** An insurer that has not told us anything yet. */
export const nothingConfigured = {};
